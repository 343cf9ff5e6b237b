/** Stands at the foot of a page that did not come from the network but from the phone. */
export const fromPhoneId = 'kept-as-of'

export const isFromPhone = () => document.getElementById(fromPhoneId) !== null

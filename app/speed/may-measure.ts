/** Whether this browser lets its page be measured: one that asks not to be followed sends nothing, and fetches nothing for it. */
export const mayMeasure = () =>
  navigator.doNotTrack !== '1' &&
  !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)

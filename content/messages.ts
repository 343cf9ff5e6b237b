/** Texts that staff send by WhatsApp: `{name}` and its like are filled in when one is opened. */
export interface MessageTexts {
  confirm: string
  remind: string
  late: string
  moved: string
  enquiry: string
}
export type MessageKind = keyof MessageTexts

export const messageTexts: MessageTexts = {
  confirm:
    'Hello {name}, your appointment with {company} is booked: {day}, {time}. See it, move it or cancel it here: {link}',
  remind:
    'Hello {name}, we look forward to seeing you on {day} at {time}. If it no longer suits you, move it or cancel it here: {link}',
  late: 'Hello {name}, we expected you at {time}. Are you on your way? If you can’t come, tell us, and we find another time.',
  moved:
    'Hello {name}, your appointment with {company} is moved: it is on {day} at {time} now. See it or change it here: {link}',
  enquiry: 'Hello {name}, thank you for asking {company} about {about}.',
}

const ofAppointment = ['name', 'company', 'day', 'time', 'link'] as const

/** What is known when each is sent, and may stand in it. */
export const messageValues = {
  confirm: ofAppointment,
  remind: ofAppointment,
  // It has begun: its link changes nothing any more.
  late: ['name', 'company', 'day', 'time'],
  moved: ofAppointment,
  enquiry: ['name', 'company', 'about'],
} as const satisfies Record<MessageKind, readonly string[]>

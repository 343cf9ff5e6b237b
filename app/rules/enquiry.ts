/** Words and rules of what visitors ask for, on both sides. */

export const enquiryKinds = ['contact', 'quote', 'demo'] as const
export type EnquiryKind = (typeof enquiryKinds)[number]

export const enquiryStatuses = ['new', 'in_progress', 'done', 'spam'] as const
export type EnquiryStatus = (typeof enquiryStatuses)[number]

/** Somebody has still to deal with it. */
export const isOpen = ({ status }: { status: EnquiryStatus }) =>
  status === 'new' || status === 'in_progress'

/** Product Interest of the contact form (seed section 2), in its order. */
export const interests = {
  cylinders: 'Hydraulic Cylinders',
  cranes: 'Hydraulic Cranes',
  equipment: 'Industrial Equipment',
} as const
export type Interest = keyof typeof interests
export const enquiryInterests = Object.keys(interests) as [Interest, ...Interest[]]

/** What a select sends when nothing is chosen: no option has an empty value (seed section 5). */
export const undecided = 'undecided'

/**
 * What a visitor agrees to by sending. The version of the privacy page, which says more, is stored with each enquiry: a
 * change of this sentence needs another version there. In English.
 */
export const consent =
  'By sending you agree that DINO keeps these details to answer you, and for nothing else.'

/**
 * What was delivered before: pages that were loaded then, and messages that were written on them and wait, still send it. The
 * first is of the sentence from before it had the page's versions.
 */
export const formerConsents = [
  ...['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-23.2', '2026-11-24', '2026-11-25'],
  '2026-11-28',
]

/** Where a form has no id of its own: the same person sending the same content again within this time has sent one enquiry. */
export const duplicateHours = 24

/** A copy can be asked for on the page that thanks, not for ever. */
export const copyWithinMinutes = 60

/** Nobody fills in the form in less than this; programs do. */
export const quickestSeconds = 2

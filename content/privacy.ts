import { t, translated } from './language/t.ts'

/** What the site keeps of people, in plain words. Whoever changes what is kept changes this too. */

/** Personal data is erased or made anonymous this long after the last contact. */
export const keepPersonalDataMonths = 24

const afterLastContact = () =>
  t('{months} months after the last contact', { months: keepPersonalDataMonths })

/** What the program keeps. How it is said can be changed; that it is said can't. */
export const keptThings = {
  signIn: 'Your sign-in',
  cookie: 'One cookie',
  appointments: 'Your appointments',
  enquiries: 'Your enquiries',
  mails: 'Mails',
  counts: 'Counts against misuse',
  logs: 'Logs of the server',
} as const
export type KeptThing = keyof typeof keptThings

/** What is not kept as long as the person is known. */
type KeptOtherwise = 'cookie' | 'counts' | 'logs'

/** Of each thing what it holds and why it is kept, and until when where the program has no rule for it. */
export type KeptWords = Record<
  `${KeptThing}Holds` | `${KeptThing}Why` | `${KeptOtherwise}Until`,
  string
>

/** What the owner can change of the page in the office (`/staff/site/privacy`). */
export interface PrivacyTexts extends KeptWords {
  lead: string
  /** What the owner keeps besides. */
  more: { title: string; text: string }[]
  others: string[]
  onYourDevice: string
  yourSay: string
  /** The Indian day since when it says so, and a number for another text of that day: '2026-11-23', '2026-11-23.2'. */
  version: string
}

/** As delivered: a change of these words needs another version, and the one before joins `formerConsents` (app/rules/enquiry.ts). */
export const privacyTexts: PrivacyTexts = {
  lead: 'You can look at every page without telling us who you are. We keep what we need to answer you and to expect you, and nothing else.',
  signInHolds:
    'The name and e-mail address that Google confirms, and the number by which Google knows you to this site. No password, no list of contacts, nothing else of your account.',
  signInWhy: 'An appointment has to belong to somebody who can be reached.',
  cookieHolds:
    'A random token that says you are signed in; we keep only its fingerprint. While you sign in, a second one for an hour.',
  cookieWhy: 'Without it you would be signed out on every page.',
  cookieUntil: 'You sign out, or the session ends by itself after some weeks',
  appointmentsHolds:
    'Day and time, your name and e-mail address, when you booked, and whether you came. What you told us beforehand if you did: your telephone and whether it has WhatsApp, your company, how many you are, which machine it is about, how we meet, a note, and on the day whether you are late. If you asked to be told of a free slot: when you could come, and what we offered you. Also what we note about your visit, and what was done with your appointment, when and by whom.',
  appointmentsWhy: 'To expect you, to keep the time free for you, and to tell you if it changes.',
  enquiriesHolds:
    'With it: the time, a reference, the page you wrote from, the site that led you there, and which text you agreed to. If you ask about a machine as you put it together in 3D: what you chose, the name that you gave it, and its picture, unless you take them out. Also the files of our answers; of quotes, whom they are for, what they offer on which terms, whether you accepted, and what you asked; what we note about your enquiry, and what came of it; which other addresses and numbers are yours; and what was done with your enquiry, when and by whom.',
  enquiriesWhy: 'To answer you.',
  mailsHolds: 'The mails this site sends you and our sales desk about your appointment or enquiry.',
  mailsWhy: 'To send them until they arrive, and to see what you were told.',
  countsHolds:
    'A fingerprint of your network address, or of the account, e-mail address or link that you use, with a number. None of them is kept with it.',
  countsWhy: 'To stop programs that send hundreds of forms.',
  countsUntil: 'Two days at most: what counts for nothing any more goes at night',
  logsHolds: 'Which page was asked for, when, and whether that worked. No names, no addresses.',
  logsWhy: 'To find faults.',
  logsUntil: 'They hold nothing about you',
  more: [],
  others: [
    'How fast our pages are is counted as visitors’ browsers measure it: for a kind of page on a kind of device on a day, with no address, no cookie and nothing that tells one visit from another. A browser that asks not to be tracked sends nothing.',
    'Google confirms who you are, only when you press its sign-in button.',
    "Google's map is fetched only when you ask for it. From then on Google knows that your browser looked at it.",
    'There are no advertisements, no programs that follow you, no fonts or programs from other sites. We sell nothing about you and share nothing, except with those who carry our mails.',
  ],
  onYourDevice:
    'What you typed into a form and have not sent stays in this browser tab until you close it or sign out, and so does whether you stopped a moving picture. What you sent and we have not got yet stays in this browser until it goes out, and what we refused for about a month; a catalogue that you keep to read without one stays until you remove it, and a machine on your shortlist until you take it off. Signing out takes none of these. It also notes that it offered you the site in your language. We do not see it.',
  yourSay:
    'Write to us from the address it is about, and you get a copy of all that is kept of you, or have it corrected or erased. Erased appointments and enquiries stay in our counts, and in our record of what was done, without a name.',
  version: '2026-11-29',
}

export interface Kept {
  what: string
  holds: string
  why: string
  until: string
}

/** @param inForms what the enquiry form asks for: 'name and message, and phone if you give it' */
export function kept(texts: PrivacyTexts, inForms: string): Kept[] {
  const words = (name: string) => texts[name as keyof KeptWords] as string | undefined
  const written = t('What you write in the form: {inForms}.', { inForms })
  return Object.entries(keptThings).map(([thing, what]) => {
    const own = words(`${thing}Holds`) ?? ''
    return {
      what: translated(what),
      holds: thing === 'enquiries' ? `${written} ${own}` : own,
      why: words(`${thing}Why`) ?? '',
      until: words(`${thing}Until`) ?? afterLastContact(),
    }
  })
}

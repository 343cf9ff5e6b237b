/** What the site keeps of people, in plain words. Whoever changes what is kept changes this too. */

/** Personal data is erased or made anonymous this long after the last contact. */
export const keepPersonalDataMonths = 24

/** Changes with every change of what is said below; a change of the form's fields has a day of its own beside them. */
export const privacyVersion = '2026-11-22'

export interface Kept {
  what: string
  holds: string
  why: string
  until: string
}

const afterLastContact = `${keepPersonalDataMonths} months after the last contact`

/** @param inForms what the enquiry form asks for: 'name and message, and phone if you give it' */
export const kept = (inForms: string): Kept[] => [
  {
    what: 'Your sign-in',
    holds:
      'The name and e-mail address that Google confirms, and the number by which Google knows you to this site. No password, no list of contacts, nothing else of your account.',
    why: 'An appointment has to belong to somebody who can be reached.',
    until: afterLastContact,
  },
  {
    what: 'One cookie',
    holds:
      'A random token that says you are signed in; we keep only its fingerprint. While you sign in, a second one for an hour.',
    why: 'Without it you would be signed out on every page.',
    until: 'You sign out, or the session ends by itself after some weeks',
  },
  {
    what: 'Your appointments',
    holds: 'Day and time, your name and e-mail address, when you booked, and whether you came.',
    why: 'To expect you, to keep the time free for you, and to tell you if it changes.',
    until: afterLastContact,
  },
  {
    what: 'Your enquiries',
    holds: `What you write in the form: ${inForms}. With it: the time, a reference, the page you wrote from, the site that led you there, and which text you agreed to.`,
    why: 'To answer you.',
    until: afterLastContact,
  },
  {
    what: 'Mails',
    holds: 'The mails this site sends you and our sales desk about your appointment or enquiry.',
    why: 'To send them until they arrive, and to see what you were told.',
    until: afterLastContact,
  },
  {
    what: 'Counts against misuse',
    holds: 'A fingerprint of your network address with a number. The address itself is not kept.',
    why: 'To stop programs that send hundreds of forms.',
    until: 'An hour at most, until it counts for nothing any more',
  },
  {
    what: 'Logs of the server',
    holds: 'Which page was asked for, when, and whether that worked. No names, no addresses.',
    why: 'To find faults.',
    until: 'They hold nothing about you',
  },
]

export const onYourDevice =
  'What you typed into a form and have not sent stays in this browser tab until you close it or sign out, and so does whether you stopped a moving picture. We do not see it.'

export const others: string[] = [
  'Google confirms who you are, only when you press its sign-in button.',
  "Google's map is fetched only when you ask for it. From then on Google knows that your browser looked at it.",
  'There are no advertisements, no counters of visits, no fonts or programs from other sites. We sell nothing about you and share nothing, except with those who carry our mails.',
]

export const yourSay =
  'Write to us from the address it is about, and you get a copy of all that is kept of you, or have it corrected or erased. Erased appointments stay in our counts, without a name.'

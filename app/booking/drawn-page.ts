import { createContext } from 'react-router'
import type { VisitTexts } from '../../content/visit.ts'
import type { AppointmentDetails, ClosedDay, DeadOffer, Offer, Slot } from '../rules/booking.ts'
import type { ShownQuote } from '../rules/quotes.ts'
import type { OwnOffer, OwnWish, WishForm } from '../rules/waitlist.ts'
import type { GateCode } from './gate-code.server.ts'
import type { ToldFields, VisitForm } from './visit-draft.ts'

/** Pages that the server draws for one visitor, with what they show. Forms are on them that a browser sends by itself. */
export type DrawnPage =
  | ({ page: 'appointment' } & OwnAppointment)
  | ({ page: 'book' } & Book)
  | ({ page: 'offer' } & OfferedSlot)
  | ({ page: 'proposal' } & Proposal)
  | ({ page: 'quote' } & ShownQuote)

interface Drawn {
  /** What has just been done. */
  said: string | null
  /** Why it was not done. */
  refused: string | null
  /** Of the answer. */
  status: 200 | 400 | 401 | 404 | 409 | 429
}

/** The days that can be chosen from, and the slots of one of them. */
export interface Choice {
  days: string[]
  date: string | null
  slots: Slot[]
}

/** What the page of a link shows. Nothing of anybody else, and of its owner no more than the name: links are passed on. */
export interface OwnAppointment extends Drawn {
  /** `/appointment/<token>` */
  path: string
  /** started: it can't be changed any more, and is not over yet. */
  state: 'booked' | 'started' | 'cancelled'
  name: string
  /** 'Executive appointment', 'Demo of Dino Wotan' */
  title: string
  date: string
  time: string
  note: string | null
  /** Whether a mail tells them what becomes of it: staff book for people who leave a number alone. */
  isMailed: boolean
  /** What is asked for: moving is shown with the slots of a day. */
  step: 'see' | 'cancel' | 'details' | Choice
  visit: OwnVisit
}

/** How whoever comes is received, and what they told us: of this appointment alone. */
export interface OwnVisit {
  /** 'By telephone: we call you on …'; null at the workshop. */
  how: string | null
  videoLink: string | null
  company: string | null
  phone: string | null
  visitors: number | null
  machine: string | null
  /** Null where nobody comes to us. */
  here: VisitTexts | null
  gate: GateCode | null
  late: { words: string | null; canBeSaid: boolean }
  /** With what it began with: sent along, so that only what differs from it is written. */
  form: VisitForm & { note: string; began: ToldFields }
}

/** What the page of a link shows of a slot that is held for somebody who waited. */
export interface OfferedSlot extends Drawn {
  /** `/appointment/<token>` */
  path: string
  state: 'open' | 'taken' | 'over'
  name: string
  date: string
  time: string
  /** '11:00', 'Wed 25 November, 08:30' */
  until: string
  /** Over because it was held long enough. */
  isExpired: boolean
  /** They are told when another slot is free. */
  isWaiting: boolean
}

/** A time that we proposed, before anything is booked. */
export interface Proposal extends Drawn {
  /** `/appointment/<token>` */
  path: string
  name: string
  title: string
  /** The time of this link. */
  date: string
  time: string
  isFree: boolean
  /** One of the times is booked, by another address than this link went to: of that appointment nothing is shown. */
  isTaken: boolean
  /** Why it can't be booked, when it isn't free. */
  why: string | null
  /** The others that were proposed with it and are free. */
  others: { date: string; time: string }[]
}

/** An appointment of whoever is signed in, on the page of the book. */
export interface Booked {
  date: string
  time: string
  title: string
  note: string | null
  canChange: boolean
  visit: OwnVisit
}

/** The book as a page, for browsers without scripts. */
export interface Book extends Drawn {
  user: { name: string; email: string } | null
  upcoming: { date: string; time: string }[]
  /** Their own on the day that is shown: then nothing is chosen. */
  own: Booked | null
  step: 'see' | 'cancel' | 'move' | 'details'
  choice: Choice
  /** The slot that was chosen before signing in, or when it was refused. */
  time: string | null
  wish: AppointmentDetails
  /** What else they may tell: filled in with what is known of them, or with what was typed; null when nobody is signed in or typed. */
  visit: VisitForm | null
  /** 'Demo of Dino Wotan' */
  title: string
  offer: Offer | null | DeadOffer
  /** The token of the offer. */
  again: string | null
  /** Closed days, and why. */
  closed: ClosedDay[]
  /** Open days without a free slot. */
  full: string[]
  /** What they wait for, and the slot that is held for them. */
  wishes: OwnWish[]
  held: OwnOffer | null
  /** What was typed into the form of a wish, when it was refused. */
  wished: WishForm | null
  /** Without one the office tells those who wait. */
  hasMailServer: boolean
  /** 'YYYY-MM-DD' */
  today: string
  /** What the page's address has besides the day: kept from one to the next. */
  topic: string
  signIn: string
}

/** Set by the server for the answer under way; null for every other page. */
export const drawnPageContext = createContext<DrawnPage | null>(null)

import { createContext } from 'react-router'

/** What the page of a link shows. Nothing of anybody else, and of its owner no more than the name: links are passed on. */
export interface OwnAppointment {
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
  /** What is asked for: moving is shown with the slots of a day. */
  step: 'see' | 'cancel' | { days: string[]; date: string | null; slots: string[] }
  /** What has just been done. */
  said: string | null
  /** Why it was not done. */
  refused: string | null
  /** Of the answer. */
  status: 200 | 400 | 404 | 409
}

/** Set by the server for the answer under way; null for every other page. */
export const ownAppointmentContext = createContext<OwnAppointment | null>(null)

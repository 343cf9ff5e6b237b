import type { Catalogue } from '../../../content/catalogue-of.ts'
import { headingOf, wordsOf } from '../../rules/enquiry-facts.ts'
import { everyField, type FieldName } from '../../rules/enquiry-fields.ts'
import { subjectOf } from '../inbox/enquiry-subject.ts'
import { countsOf } from './erase-person.server.ts'
import type { PersonRecords } from './person-records.server.ts'

/** What the page shows of a person's records: enough to know them, with links to the rest. */
export function summaryOf(records: PersonRecords, catalogue: Catalogue) {
  const { users, enquiries, appointments, mails, log } = records
  const named = [
    ...users,
    ...enquiries,
    ...appointments.map(({ userName }) => ({ name: userName })),
  ]
  const phones = [...enquiries, ...appointments].map(({ phone }) => phone)
  const emails = [
    ...users.map(({ email }) => email),
    ...enquiries.map(({ email }) => email.toLowerCase()),
    ...appointments.map(({ userEmail }) => userEmail),
  ]
  return {
    names: distinct(named.map(({ name }) => name)),
    emails: distinct(emails),
    phones: distinct(phones),
    alsoGiven: alsoGiven(enquiries),
    /** The addresses and numbers that staff joined, in the order in which they did. */
    joined: records.joinedKeys.map(({ key }) => key),
    visits: appointments.filter(({ status }) => status === 'completed').length,
    noShows: appointments.filter(({ status }) => status === 'no_show').length,
    signedUpAt: users[0]?.createdAt ?? null,
    sessions: records.sessions.length,
    enquiries: enquiries.toReversed().map((enquiry) => ({
      id: enquiry.id,
      kind: enquiry.kind,
      status: enquiry.status,
      createdAt: enquiry.createdAt,
      about: subjectOf(catalogue, enquiry),
    })),
    appointments: appointments.toReversed().map((appointment) => ({
      id: appointment.id,
      date: appointment.date,
      time: appointment.time,
      status: appointment.status,
      purpose: appointment.purpose,
      about: subjectOf(catalogue, { ...appointment, colour: null }),
    })),
    mails: mails.toReversed().map(({ id, kind, subject, status, createdAt }) => {
      return { id, kind, subject, status, createdAt }
    }),
    waitingMails: mails.filter(({ status }) => status === 'waiting').length,
    notes: countsOf(records).notes,
    logEntries: log.length,
    doneForOthers: records.doneForOthers.length,
  }
}

export type PersonSummary = ReturnType<typeof summaryOf>

/** What else they said of themselves in enquiries, as heading and values. */
function alsoGiven(enquiries: PersonRecords['enquiries']): [heading: string, words: string][] {
  const elsewhere: FieldName[] = ['name', 'email', 'phone', 'message']
  return everyField
    .filter(([name, { personal }]) => personal && !elsewhere.includes(name))
    .map(([name, rule]) => [
      headingOf(rule),
      distinct(enquiries.map((enquiry) => wordsOf(name, rule, enquiry))).join(', '),
    ])
}

function distinct(values: (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null && value !== ''))] as string[]
}

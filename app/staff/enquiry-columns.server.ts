import { enquiries } from '../db/schema/enquiries.server.ts'
import { columnOf, everyField, type FieldValues } from '../rules/enquiry-fields.ts'

const ofFields = Object.fromEntries(
  everyField.map(([name, rule]) => [columnOf(name, rule), enquiries[columnOf(name, rule)]]),
) as Pick<typeof enquiries, keyof FieldValues>

/** What the office shows of an enquiry: on its page, and in the list as CSV. */
export const enquiryColumns = {
  id: enquiries.id,
  reference: enquiries.reference,
  kind: enquiries.kind,
  ...ofFields,
  view: enquiries.view,
  pictureBytes: enquiries.pictureBytes,
  language: enquiries.language,
  page: enquiries.page,
  referrer: enquiries.referrer,
  status: enquiries.status,
  outcome: enquiries.outcome,
  lostReason: enquiries.lostReason,
  lostWords: enquiries.lostWords,
  assigneeEmail: enquiries.assigneeEmail,
  firstAnsweredAt: enquiries.firstAnsweredAt,
  followUpOn: enquiries.followUpOn,
  createdAt: enquiries.createdAt,
}

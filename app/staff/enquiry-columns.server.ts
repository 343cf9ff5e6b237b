import { enquiries } from '../db/schema/enquiries.server.ts'

/** What the office shows of an enquiry: on its page, in the list as CSV, and among a person's records. */
export const enquiryColumns = {
  id: enquiries.id,
  kind: enquiries.kind,
  name: enquiries.name,
  email: enquiries.email,
  phone: enquiries.phone,
  company: enquiries.company,
  interest: enquiries.interest,
  productId: enquiries.productId,
  colour: enquiries.colour,
  message: enquiries.message,
  page: enquiries.page,
  referrer: enquiries.referrer,
  status: enquiries.status,
  assigneeEmail: enquiries.assigneeEmail,
  firstAnsweredAt: enquiries.firstAnsweredAt,
  createdAt: enquiries.createdAt,
}

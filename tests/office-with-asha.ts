import { appointments } from '../app/db/schema/appointments.server.ts'
import { users } from '../app/db/schema/people.server.ts'
import { quotes } from '../app/db/schema/quotes.server.ts'
import { attachedFile } from './attached-file.ts'
import { signedInAs } from './fresh-app.ts'
import { enquiryFrom, staffOffice, type Office } from './office.ts'
import { sendForm } from './office-forms.ts'
import { openDay } from './open-day.ts'

export const asha = { name: 'Asha Menon', email: 'asha@buyer.example', phone: '+91 98765 43210' }
export const past = '2026-11-20'
export const coming = '2026-11-25'

/** Asha with an account, enquiries, notes and mails, and an appointment that she kept; and Ravi beside her. */
export async function officeWithAsha() {
  const office = await staffOffice({ settings: { smtpUrl: 'smtp://set.example' } })
  const { services } = office
  const cookie = await signedInAs(services, asha)
  const account = (await services.db.queries.select().from(users)).find(
    ({ email }) => email === asha.email,
  )!
  const quote = await enquiryFrom(office, {
    ...{ ...asha, email: 'Asha@buyer.example', kind: 'quote', productId: 'wotan' },
    ...{ company: 'Menon Timber', message: 'Call Asha Menon on 98765 43210.' },
  })
  await office.send(`/staff/inbox/${quote}`, {
    ...{ do: 'note', noteId: crypto.randomUUID(), text: 'Asha Menon prefers +91 98765 43210.' },
  })
  await office.send(`/staff/inbox/${quote}`, {
    ...{ do: 'answer', answerId: crypto.randomUUID(), subject: 'Your crane, Asha Menon' },
    text: 'Dear Asha Menon, yes.',
  })
  const file = { enquiryId: quote, name: 'Quote for Asha Menon.pdf', at: services.now() }
  const paper = await attachedFile(services.db, file)
  await services.db.queries.insert(quotes).values({
    ...{ id: crypto.randomUUID(), enquiryId: quote, number: 'Q-2026-0001', version: 1 },
    ...{ lines: [{ words: 'A crane for Asha Menon', price: '₹ 1' }], validUntil: coming },
    ...{
      recipient: 'Asha Menon',
      terms: 'As told to Asha Menon.',
      asked: 'Asha Menon asks.',
      askedAt: services.now(),
    },
    ...{ madeAt: services.now(), madeBy: account.uid, attachmentId: paper },
  })
  await enquiryFrom(office, { name: 'Ravi Kumar', email: 'ravi@buyer.example', message: 'Hello.' })
  await openDay(services.db, past, ['10:30', '11:00'])
  await openDay(services.db, coming, ['10:30'])
  const kept = { userId: account.uid, userEmail: asha.email }
  const visit = await appointmentOn(office, past, '10:30', kept)
  await sendForm(office, `/staff/appointments/${visit}`, {
    ...{ do: 'note', noteId: crypto.randomUUID(), text: 'Asha Menon comes by bus.' },
  })
  // Booked by staff for the same number, without an address.
  await appointmentOn(office, past, '11:00', { phone: '098765 43210', note: 'Asha comes by bus' })
  return { office, cookie, uid: account.uid }
}

export async function appointmentOn(
  { services }: Office,
  date: string,
  time: string,
  given: Partial<typeof appointments.$inferInsert>,
): Promise<string> {
  const [made] = await services.db.queries
    .insert(appointments)
    .values({
      ...{ date, time, userName: asha.name, bookedAt: services.now() },
      ...{ status: date === past ? 'completed' : 'booked', ...given },
    })
    .returning({ id: appointments.id })
  return made!.id
}

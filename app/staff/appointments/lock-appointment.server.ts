import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.server.ts'
import { appointments } from '../../db/schema/appointments.server.ts'

/** Others who change the same appointment wait until this transaction is over. */
export async function lockAppointment(tx: Transaction, id: string) {
  const [found] = await tx.select().from(appointments).where(eq(appointments.id, id)).for('update')
  // Without any way to reach them it is an erased person's: nothing is written onto that any more.
  return found?.userEmail || found?.phone ? found : undefined
}

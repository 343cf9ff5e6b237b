import { putIn, takeBack, takeOutOfForm } from './outbox.ts'
import { longestSending, type Later, type Waits } from './waiting-message.ts'

/** What is being sent is in the outbox already: a tab that is closed before the site has answered loses nothing. */
export interface KeptWhileSent {
  /** Nobody waits for a slow disk to be thanked. */
  taken(): void
  refused(): Promise<void>
  /**
   * From now on it waits, and anybody may send it.
   *
   * @param later where the site has answered that it can't take it just now
   * @throws where the browser keeps nothing
   */
  waits(later?: Later): Promise<void>
}

/** Until it is known what became of it, or the time for that is over, no other tab sends it or says that it waits. */
export function keepWhileSent(message: Waits): KeptWhileSent {
  const { id, form, writtenAt } = message
  const putting = putIn({ ...message, notBefore: writtenAt + longestSending })
  const settled = putting.catch(() => null)
  return {
    taken() {
      // What was kept of it before has been sent with this, or was changed into it.
      void settled.then(() => takeOutOfForm(form)).catch(() => {})
    },
    async refused() {
      const before = await settled
      if (before) await takeBack(id, before).catch(() => {})
    },
    async waits(later) {
      await putting
      await putIn(later ? { ...message, ...later } : message)
    },
  }
}

import { expect, onTestFinished, test, vi } from 'vitest'
import {
  dialogReducer,
  shownAppointment,
  startingState,
  type DialogEvent,
} from '../../app/booking/dialog/dialog-state.ts'
import { followDay } from '../../app/booking/dialog/follow-day.ts'
import { slotChannel, type SlotChange } from '../../app/booking/slot-changes.server.ts'
import { messages } from '../../app/rules/booking.ts'
import { asha, book, officeOnMonday, tuesday } from '../day-of-appointments.ts'
import { FakeEventSource } from '../fake-event-source.ts'
import { signedInAs } from '../fresh-app.ts'
import { sendForm } from '../office-forms.ts'

/** Asha looks at the appointment that she has on Tuesday; what happens to its slots arrives there. */
async function ashaLooksAtHers() {
  const office = await officeOnMonday()
  await book(office, asha, '10:30')
  const headers = await signedInAs(office.services, asha)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  FakeEventSource.opened = []
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.stubGlobal('fetch', (path: string) => office.app.request(path, { headers }))

  const dialog = { state: startingState({ date: tuesday, time: null }) }
  const dispatch = (event: DialogEvent) => {
    dialog.state = dialogReducer(dialog.state, event)
  }
  const { stop } = followDay(tuesday, dispatch)
  onTestFinished(stop)
  await expect.poll(() => shownAppointment(dialog.state)?.time).toBe('10:30')
  const told: SlotChange[] = []
  const unlisten = await office.services.db.listen(slotChannel, (payload) => {
    const { time, booked } = JSON.parse(payload) as SlotChange
    told.push({ date: tuesday, time, booked })
    FakeEventSource.opened[0]!.sends(JSON.stringify({ time, booked }))
  })
  onTestFinished(() => unlisten())
  return { office, dialog, dispatch, told }
}

const closing = { do: 'close-day', reason: 'No power.' }

test('an appointment whose day the office closes goes from the dialog, which says so', async () => {
  const { office, dialog, told } = await ashaLooksAtHers()
  await sendForm(office, `/staff/days/${tuesday}`, closing)
  await expect.poll(() => shownAppointment(dialog.state)).toBeNull()
  expect(dialog.state).toMatchObject({ slots: [], notice: messages.noLongerThen })
  expect(told).not.toContainEqual(expect.objectContaining({ booked: false }))
})

test('it is not to be moved any more either', async () => {
  const { office, dialog, dispatch } = await ashaLooksAtHers()
  dispatch({ type: 'move asked for', date: tuesday, time: '10:30' })
  await sendForm(office, `/staff/days/${tuesday}`, closing)
  await expect.poll(() => dialog.state.moving).toBeNull()
  expect(dialog.state.notice).toBe(messages.noLongerThen)
})

import { Form } from 'react-router'
import { visitorsWords } from '../../rules/visit-details.ts'
import { Button } from '../../ui/button.tsx'
import { May } from '../may.tsx'
import type { AgendaEntry } from './agenda.server.ts'
import type { AtTheGate } from './gate.ts'

interface GateBoxProps {
  entry: AgendaEntry
  gate: AtTheGate
}

/** For a phone at the gate: who it is, and one thing to press. */
export function GateBox({ entry: { id, name, company, visitors }, gate }: GateBoxProps) {
  const who = [company, visitors && visitorsWords(visitors)].filter(Boolean).join(', ')
  return (
    <section className="gate-box" aria-labelledby="gate-box">
      <h2 id="gate-box">{name}</h2>
      {who && <p>{who}</p>}
      <p role="status">
        <b>{gate.words}</b>
      </p>
      {gate.mayMark && (
        <May right="appointments">
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" variant="signal" name="mark" value="completed">
              Mark as came
            </Button>
          </Form>
        </May>
      )}
    </section>
  )
}

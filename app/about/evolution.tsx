import { t } from '../../content/language/t.ts'
import { DrawnMachine, type EvolvedMachine } from './drawn-machine.tsx'
import { NumberedHeading } from '../ui/numbered-heading.tsx'

/** Three machines that are drawn, and then painted. Each has a window of its own. */
export function Evolution({ machines }: { machines: EvolvedMachine[] }) {
  return machines.map((machine, index) => (
    <section
      key={machine.id}
      id={index === 0 ? 'evolution' : undefined}
      className="evolution"
      aria-labelledby={`evolution-${machine.id}`}
    >
      <div className="wrap">
        {index === 0 && (
          <div className="section-head">
            <NumberedHeading number="02">{t('DINO Design Evolution')}</NumberedHeading>
          </div>
        )}
        <DrawnMachine machine={machine} />
      </div>
    </section>
  ))
}

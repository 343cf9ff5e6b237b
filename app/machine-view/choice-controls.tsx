import { useState } from 'react'
import { t } from '../../content/language/t.ts'
import { fittings, type Fitting } from '../../content/fittings.ts'
import { longestName, nameOnIt, type Configuration } from '../rules/configuration.ts'
import type { Coat, Offered, Shown } from './messages.ts'
import type { Wish } from './use-machine-view.ts'
import { ViewGroup } from './view-group.tsx'

export interface OfferedPaint extends Coat {
  name: string
}

interface ChoiceControlsProps {
  offered: Offered
  paints: readonly OfferedPaint[]
  shown: Shown
  ask: (wish: Wish) => void
}

/** What a buyer may wish to see it wear: the crane's own paint, a name, fittings. */
export function ChoiceControls({ offered, paints, shown, ask }: ChoiceControlsProps) {
  const { chosen } = shown
  const choose = (part: Partial<Configuration>) =>
    ask({ ask: 'wear', chosen: { ...chosen, ...part } })
  const { hasCrane, ownTool, tools, others } = offered
  return (
    <>
      <ViewGroup
        title={hasCrane ? t('Paint and name') : t('Name')}
        isOpen={Boolean(chosen.cranePaint || chosen.name)}
      >
        {hasCrane && paints.length > 1 && (
          <CranePaint
            paints={paints}
            worn={chosen.cranePaint}
            onWear={(cranePaint) => choose({ cranePaint })}
          />
        )}
        <NameField
          label={ownTool ? t('Your name on door and boom') : t('Your name on the doors')}
          name={chosen.name}
          onName={(name) => choose({ name })}
        />
      </ViewGroup>
      {tools.length + others.length > 0 && (
        <ViewGroup title={t('Fittings')} isOpen={chosen.fittings.length > 0}>
          <Fittings
            offered={offered}
            worn={chosen.fittings}
            onWear={(worn) => choose({ fittings: worn })}
          />
        </ViewGroup>
      )}
    </>
  )
}

interface CranePaintProps {
  paints: readonly OfferedPaint[]
  worn: string | undefined
  onWear: (paint: string | undefined) => void
}

function CranePaint({ paints, worn, onWear }: CranePaintProps) {
  return (
    <fieldset className="view-choices">
      <legend>{t('Crane')}</legend>
      <Choice
        group="crane-paint"
        label={t('As the body')}
        checked={!worn}
        onChoose={() => onWear(undefined)}
      />
      {paints.map(({ id, name, swatch }) => (
        <Choice
          key={id}
          group="crane-paint"
          label={name}
          swatch={swatch}
          checked={worn === id}
          onChoose={() => onWear(id)}
        />
      ))}
    </fieldset>
  )
}

interface FittingsProps {
  offered: Offered
  worn: readonly Fitting[]
  onWear: (fittings: Fitting[]) => void
}

/** Of tools it carries one, of the rest any. */
function Fittings({ offered: { ownTool, tools, others }, worn, onWear }: FittingsProps) {
  const beside = worn.filter((one) => others.includes(one))
  const tool = worn.find((one) => tools.includes(one))
  return (
    <fieldset className="view-choices">
      <legend>{t('Fittings — a wish, to be agreed')}</legend>
      {ownTool && (
        <div className="view-tools" role="radiogroup" aria-label={t('Tool')}>
          <Choice
            group="tool"
            label={t('{fitting}, as it is', { fitting: t(fittings[ownTool]) })}
            checked={!tool}
            onChoose={() => onWear(beside)}
          />
          {tools.map((one) => (
            <Choice
              key={one}
              group="tool"
              label={t(fittings[one])}
              checked={one === tool}
              onChoose={() => onWear([one, ...beside])}
            />
          ))}
        </div>
      )}
      {others.map((one) => (
        <Choice
          key={one}
          label={t(fittings[one])}
          checked={worn.includes(one)}
          onChoose={() =>
            onWear(worn.includes(one) ? worn.filter((other) => other !== one) : [...worn, one])
          }
        />
      ))}
    </fieldset>
  )
}

interface ChoiceProps {
  /** Of which one is chosen; without one it is chosen by itself. */
  group?: string
  label: string
  swatch?: string
  checked: boolean
  onChoose: () => void
}

function Choice({ group, label, swatch, checked, onChoose }: ChoiceProps) {
  return (
    <label className="view-choice">
      <input
        type={group ? 'radio' : 'checkbox'}
        name={group}
        checked={checked}
        onChange={onChoose}
      />
      {swatch && <span className="view-chip" style={{ background: swatch }} />}
      {label}
    </label>
  )
}

interface NameFieldProps {
  label: string
  name: string
  onName: (name: string) => void
}

/** What cannot be lettered is left out; leaving the field shows what stands on the machine. */
function NameField({ label, name, onName }: NameFieldProps) {
  const [typed, setTyped] = useState(name)
  return (
    <label className="view-name">
      <span>{label}</span>
      <input
        type="text"
        value={typed}
        autoComplete="organization"
        aria-describedby="view-name-hint"
        onChange={({ target }) => {
          setTyped(target.value)
          onName(nameOnIt(target.value))
        }}
        onBlur={() => setTyped(nameOnIt(typed))}
      />
      <span className="label" id="view-name-hint">
        {t('Up to {n} letters, figures, spaces and & . - ’ /', { n: longestName })}
      </span>
    </label>
  )
}

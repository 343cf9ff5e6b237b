import { contrastOf, letteringOn, letterings } from '../../../content/paint.ts'
import { useRef, useState, type InputHTMLAttributes } from 'react'

interface ColourInputProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  defaultValue: string
}

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text.trim())

/** 'Light letters have a contrast of 4.9 to 1 on it, dark ones of 3.6: the contrast says light.' */
function lettersOn(swatch: string): string {
  const { light, dark } = letterings
  const of = (letters: string) => contrastOf(swatch, letters).toFixed(1)
  return `Light letters have a contrast of ${of(light)} to 1 on it, dark ones of ${of(dark)}: the contrast says ${letteringOn(swatch)}.`
}

/** A colour as it is written, #b81216, with the browser's own picker beside it: each follows the other. */
export function ColourInput({ label, defaultValue, ...control }: ColourInputProps) {
  const written = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useState(isColour(defaultValue) ? defaultValue : '#000000')
  return (
    <>
      <span className="colour-input">
        <input
          {...control}
          ref={written}
          type="text"
          spellCheck={false}
          defaultValue={defaultValue}
          onInput={({ currentTarget: { value } }) => isColour(value) && setPicked(value.trim())}
        />
        {/* Without a name: the form sends what is written. */}
        <input
          type="color"
          className="needs-scripts"
          aria-label={`${label}, pick it`}
          value={picked.toLowerCase()}
          onInput={({ currentTarget: { value } }) => {
            written.current!.value = value
            setPicked(value)
          }}
          onChange={() => {}}
        />
      </span>
      <p className="office-quiet content-help">{lettersOn(picked)}</p>
    </>
  )
}

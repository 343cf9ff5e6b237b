import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { putIn } from '../saved-answers/saved-answer.ts'

/** As it reads for whoever asked. */
export interface FilledInAnswer {
  id: string
  title: string
  text: string
}

interface PutInAnswersProps {
  answers: FilledInAnswer[]
  closing: string
  /** Where the caret was left; null while nobody has been in the field. */
  caret: () => number | null
}

/** One press puts a saved answer into the text. Without scripts the form is sent, and comes back with it. */
export function PutInAnswers({ answers, closing, caret }: PutInAnswersProps) {
  const put = (event: MouseEvent<HTMLButtonElement>, saved: string) => {
    const field = event.currentTarget.form?.elements.namedItem('text')
    if (!(field instanceof HTMLTextAreaElement)) return
    event.preventDefault()
    const after = putIn(field.value, saved, { caret: caret(), closing })
    field.value = after.text
    field.focus()
    field.setSelectionRange(after.caret, after.caret)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div className="office-actions put-in" role="group" aria-label="Saved answers">
      {answers.map(({ id, title, text }) => (
        <button
          key={id}
          className="office-button"
          name="put"
          value={id}
          formNoValidate
          onClick={(event) => put(event, text)}
        >
          {title}
        </button>
      ))}
      <Link className="office-link" to={officePath.savedAnswers()}>
        {answers.length === 0 ? 'Save an answer to use again' : 'Saved answers'}
      </Link>
    </div>
  )
}

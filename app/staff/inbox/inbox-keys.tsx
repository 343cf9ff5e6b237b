import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { enquiryStatuses } from '../../rules/enquiry.ts'
import { statusWords } from '../words/enquiry-words.ts'
import type { InboxOutcome } from './inbox-outcome.ts'
import { readKey } from './inbox-key.ts'
import { officePath } from '../../page/office-paths.ts'

/**
 * The keys of the inbox, and where they are written down. They are those of its rows, and of the words that say what the last one
 * did, which are led to when its row goes: elsewhere an arrow scrolls, and a letter that was spoken to the computer, or pressed by
 * mistake, changes nothing (WCAG 2.1.4).
 */
export function InboxKeys() {
  const fetcher = useFetcher<InboxOutcome>({ key: 'inbox' })
  const obey = useEffectEvent((event: KeyboardEvent) => {
    const place = placeOf(event.target)
    const command = place && readKey(event)
    if (!command) return
    if (command.kind === 'move') {
      event.preventDefault()
      return moveBy(command.by, place)
    }
    const id = command.kind === 'undo' ? fetcher.data?.id : place.dataset.enquiry
    const fields =
      command.kind === 'undo' ? fetcher.data?.undo : { do: 'status', status: command.status }
    if (!id || !fields) return
    event.preventDefault()
    void fetcher.submit(fields, { method: 'post', action: officePath.enquiry(id) })
  })

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => obey(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <details className="inbox-keys needs-scripts">
      <summary className="office-link">Keys</summary>
      <div className="inbox-keys-shown">
        <p className="office-quiet">On the row that is in focus:</p>
        <dl>
          <Keys keys={['j', '↓']}>next enquiry</Keys>
          <Keys keys={['k', '↑']}>the one before</Keys>
          <Keys keys={['Enter']}>open it</Keys>
          {enquiryStatuses.map((status, index) => (
            <Keys key={status} keys={[String(index + 1)]}>
              {statusWords[status].toLowerCase()}
            </Keys>
          ))}
          <Keys keys={['u']}>undo the last status</Keys>
        </dl>
      </div>
    </details>
  )
}

function Keys({ keys, children }: { keys: string[]; children: string }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

const rows = () => [...document.querySelectorAll<HTMLElement>('.inbox-row')]

const placeOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('.inbox-row, .inbox-outcome') : null

function moveBy(by: 1 | -1, from: HTMLElement): void {
  const all = rows()
  all[Math.min(Math.max(all.indexOf(from) + by, 0), all.length - 1)]?.focus()
}

import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { enquiryStatuses } from '../../rules/enquiry.ts'
import { statusWords } from '../words/enquiry-words.ts'
import type { InboxOutcome } from './inbox-outcome.ts'
import { readKey } from './inbox-key.ts'
import { officePath } from '../../page/office-paths.ts'

/** The keys of the inbox, and where they are written down. */
export function InboxKeys({ openId }: { openId: string | undefined }) {
  const fetcher = useFetcher<InboxOutcome>({ key: 'inbox' })
  const obey = useEffectEvent((event: KeyboardEvent) => {
    const command = readKey(event, isTyping(event.target))
    if (!command) return
    if (command.kind === 'move') {
      event.preventDefault()
      return moveBy(command.by, openId)
    }
    const id = command.kind === 'undo' ? fetcher.data?.id : (focusedId() ?? openId)
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

function focusedId(): string | undefined {
  const row = document.activeElement?.closest<HTMLElement>('.inbox-row')
  return row?.dataset.enquiry
}

/** From the row in focus, else from the one that is open, else to the first. */
function moveBy(by: 1 | -1, openId: string | undefined): void {
  const all = rows()
  const from = all.findIndex(({ dataset }) => dataset.enquiry === (focusedId() ?? openId))
  const next = from === -1 ? 0 : Math.min(Math.max(from + by, 0), all.length - 1)
  all[next]?.focus()
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, summary'))
  )
}

import type { Sending } from './use-uploads.ts'

interface UploadListProps {
  sendings: Sending[]
  onRetry: (key: number) => void
}

/** How far each file is that was chosen on this page; what went wrong stands beside it. */
export function UploadList({ sendings, onRetry }: UploadListProps) {
  if (sendings.length === 0) return null
  return (
    <ul className="upload-list" aria-label="Uploads">
      {sendings.map(({ key, name, share, state, message, mayRetry }) => (
        <li key={key} data-state={state}>
          <span className="upload-name">{name}</span>
          <span className="label" role={state === 'failed' ? undefined : 'status'}>
            {stateWords(state, share)}
          </span>
          {state === 'sending' && (
            <progress aria-label={`${name}, sent`} value={share} max={1}>
              {Math.round(share * 100)} %
            </progress>
          )}
          {message && (
            <p role="alert" className="field-error">
              {message}
            </p>
          )}
          {mayRetry && state === 'failed' && (
            <button type="button" className="office-button" onClick={() => onRetry(key)}>
              Go on
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function stateWords(state: Sending['state'], share: number): string {
  if (state === 'done') return 'Uploaded'
  if (state === 'failed') return 'Not uploaded'
  if (state === 'waiting') return 'Waits'
  return share >= 1 ? 'Looked through…' : `${Math.floor(share * 100)} %`
}

import { useEffect, useRef, useState } from 'react'
import { paperPath, type PaperFacts } from '../../../content/files.ts'
import { drawFirstPage } from './first-page.ts'

interface FirstPageProps {
  paper: PaperFacts & { name: string }
  /** It was chosen just now: its page is drawn without being asked for. */
  isNew: boolean
  /** No picture of somebody's own is there. */
  isWanted: boolean
  isEmpty: boolean
  onDrawn: (picture: File) => void
}

type State = 'idle' | 'drawing' | 'failed'

/** Draws the first page of a document, by itself where the document is new, or when a button is pressed. */
export function FirstPage({ paper, isNew, isWanted, isEmpty, onDrawn }: FirstPageProps) {
  const [state, setState] = useState<State>('idle')
  const work = useRef<AbortController>(undefined)

  async function draw() {
    work.current?.abort()
    const { signal } = (work.current = new AbortController())
    setState('drawing')
    try {
      const picture = await drawFirstPage(paperPath(paper), paper.name, signal)
      if (signal.aborted) return
      setState('idle')
      onDrawn(picture)
    } catch (error) {
      if (signal.aborted) return
      console.error(`The first page of ${paper.id} could not be drawn`, error)
      setState('failed')
    }
  }

  useEffect(() => {
    if (isNew && isWanted) void draw()
    else setState('idle')
    return () => work.current?.abort()
    // For each document once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [paper.id, isNew, isWanted])

  if (state === 'drawing') {
    return (
      <p role="status" aria-busy className="office-quiet">
        The first page is being drawn…
      </p>
    )
  }
  return (
    <>
      {state === 'failed' && (
        <p role="alert" className="field-error">
          The first page could not be drawn: choose a picture of it.
        </p>
      )}
      {isEmpty && (
        <button type="button" className="office-button file-draw" onClick={() => void draw()}>
          Draw it of the document
        </button>
      )}
    </>
  )
}

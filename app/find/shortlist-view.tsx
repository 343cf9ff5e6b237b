import { Suspense, useState } from 'react'
import { Link, useLocation, useNavigate, type Location } from 'react-router'
import { inWords } from '../../content/in-words.ts'
import { languageOf, t } from '../../content/language/t.ts'
import { withWords } from '../../content/language/with-words.ts'
import { productPath } from '../../content/site.ts'
import { ShareButton } from '../gallery/share-button.tsx'
import { isFromPhone } from '../page/from-phone.ts'
import { FramedPicture } from '../products/framed-picture.tsx'
import { fullNote } from '../shortlist/full-note.ts'
import { longestShortlist, setShortlist } from '../shortlist/kept-shortlist.ts'
import { shortlistPath } from '../shortlist/shortlist-path.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { FoundFrame } from './found-frame.tsx'
import { NothingListed } from './nothing-listed.tsx'
import type { ShortlistPage } from './shortlist-page.server.ts'
import { useLeft } from './use-left.ts'
import { useOwnList } from './use-own-list.ts'
import { waysOn } from './ways-on.ts'

const ShortlistByNames = lazyPart(() => withWords(import('./shortlist-by-names.tsx')))

/** The machines that got a heart on this device, or those that somebody sent. */
export default function ShortlistView({ shown }: { shown: ShortlistPage }) {
  const { ids, names, note, machines } = shown
  const [left, takeOff] = useLeft(shown, ids)
  const { kept, isOwn, isStale } = useOwnList(names, left)
  const isBare = names.length === 0
  const isDrawnHere = useHydrated() && isBare && isFromPhone()
  if (isDrawnHere)
    return (
      <Suspense>
        <ShortlistByNames />
      </Suspense>
    )
  return (
    <FoundFrame
      title={isOwn || isBare ? t('Your shortlist') : t('A shortlist')}
      note={note}
      path={ids.length > 0 ? shortlistPath(ids) : undefined}
    >
      {ids.length === 0 ? (
        <NothingListed />
      ) : (
        <>
          {/* Nobody comes here but from what was pressed in it: no ring around the whole list. */}
          <ul
            className="finder-machines"
            tabIndex={-1}
            style={{ outline: 'none', boxShadow: 'none' }}
          >
            {machines.map(({ id, title, subtitle, picture, slug }) => (
              <li key={id} className="finder-machine">
                <FramedPicture
                  picture={picture}
                  frame={picture.toScale}
                  shares={{ phone: 44, tablet: 30, desktop: 30 }}
                  alt=""
                />
                <h2 className="wide">
                  <Link to={productPath({ id, slug })}>{title}</Link>
                </h2>
                <div className="shortlist-one">
                  <p className="finder-kind" lang={languageOf(subtitle)}>
                    {subtitle}
                  </p>
                  <TakeOff
                    title={title}
                    // Of what was added meanwhile nothing is lost.
                    others={(isStale ? kept : left).filter((other) => other !== id)}
                    onTakeOff={(others) => {
                      if (isOwn) setShortlist(others)
                      takeOff(id)
                    }}
                  />
                </div>
              </li>
            ))}
          </ul>
          <Ways ids={left} isOwn={isOwn} kept={kept} />
        </>
      )}
    </FoundFrame>
  )
}

interface TakeOffProps {
  title: string
  /** The list without it. */
  others: string[]
  onTakeOff: (others: string[]) => void
}

function TakeOff({ title, others, onTakeOff }: TakeOffProps) {
  const { state } = useLocation() as Location<unknown>
  return (
    <Link
      className="text-link"
      to={shortlistPath(others)}
      state={state}
      replace
      preventScrollReset
      onClick={({ currentTarget }) => {
        // It goes with its machine, and the last one takes the list along.
        currentTarget
          .closest<HTMLElement>(others[0] ? 'ul' : 'main')
          ?.focus({ preventScroll: true })
        onTakeOff(others)
      }}
    >
      <span>
        {t('Remove')}
        <span className="sr-only"> {title}</span>
      </span>
    </Link>
  )
}

/** Within a sentence, whose lines stay as they are. */
const underlined = { textDecoration: 'underline', textUnderlineOffset: '3px' }

/** What was pressed goes, since the list is one's own then. */
const goOnFromList = () =>
  document.querySelector<HTMLElement>('.finder-machines')?.focus({ preventScroll: true })

interface WaysProps {
  ids: readonly string[]
  isOwn: boolean
  kept: readonly string[]
}

function Ways({ ids, isOwn, kept }: WaysProps) {
  const { ask, compare, compared } = waysOn(ids)
  const navigate = useNavigate()
  const { search } = useLocation()
  const [isFull, setFull] = useState(false)
  const keep = () => {
    const all = new Set([...kept, ...ids])
    const now = setShortlist([...all])
    // What found no room stays in sight, to be added once there is some.
    const hasRoom = now.length === all.size
    setFull(!hasRoom)
    if (!hasRoom) return
    goOnFromList()
    void navigate(shortlistPath(now), { replace: true, preventScrollReset: true })
  }
  return (
    <div className="finder-actions">
      <div className="actions">
        <ButtonLink to={ask} variant="signal" icon="arrow-right">
          {ids.length === 1 ? t('Ask us about it') : t('Ask us about these')}
        </ButtonLink>
        {compare && (
          <ButtonLink to={compare} variant="outline" icon="arrow-right">
            {compared
              ? t('Compare the first {count}', { count: inWords(compared) })
              : t('Compare these')}
          </ButtonLink>
        )}
        {useHydrated() && (
          <>
            {!isOwn && (
              <Button variant="outline" icon="heart" onClick={keep}>
                {kept.length > 0 ? t('Add these to mine') : t('Keep these')}
              </Button>
            )}
            <ShareButton
              key={search}
              title={t('DINO machines')}
              className={buttonClass({ variant: 'outline' })}
            />
          </>
        )}
      </div>
      {isFull && !isOwn && kept.length >= longestShortlist && (
        <p role="alert" className="finder-note">
          {fullNote()}{' '}
          <Link to={shortlistPath(kept)} style={underlined} onClick={goOnFromList}>
            {t('See all on my shortlist')}
          </Link>
        </p>
      )}
      <p className="finder-note">
        {t(
          'The list is kept on this device alone. Its address holds it too: whoever has the link sees the same machines.',
        )}
      </p>
    </div>
  )
}

import { t } from '../../../content/language/t.ts'
import { useEffect, useRef, useState } from 'react'
import { detectInAppBrowser, openInChromeUrl } from '../../account/in-app-browser.ts'
import { WaitingMessages } from '../../enquiries/waiting-messages.tsx'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import {
  canKeep,
  keepAlso,
  keepCatalogue,
  prefixHere,
  readKeptHere,
  readOffer,
  removeCatalogue,
  type KeptHere,
  type Offer,
} from '../keep-here.ts'
import type { KeptList } from '../kept-list.ts'
import { NotKeptError, forget, forgetComing, type Apart } from '../kept-store.ts'
import { isTooMuch } from '../no-room.ts'
import { readableSize } from '../../rules/readable-size.ts'
import { KeptFilms } from './kept-films.tsx'
import { Said } from './kept-said.tsx'
import { Part, RemoveWords } from './kept-part.tsx'
import { Progress, type Under } from './keep-progress.tsx'
import styles from './kept.css?url'

/** The messages that wait, the button, and what became of it. Only with scripts, which do it. */
export default function KeepSection() {
  return (
    <div className="kept kept-here">
      <link rel="stylesheet" href={styles} precedence="page" />
      <WaitingMessages />
      <Keeping />
    </div>
  )
}

/** Some private windows have a place to keep things, and refuse whoever opens it. */
const refused = 'refused'
const readHere = (): Promise<KeptHere | typeof refused> => readKeptHere().catch(() => refused)

function Keeping() {
  const [here, setHere] = useState<KeptHere | typeof refused | undefined>(
    canKeep() ? undefined : refused,
  )
  const [offer, setOffer] = useState<Offer>()
  const [under, setUnder] = useState<Under>()
  const [trouble, setTrouble] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (!canKeep()) return
    void readHere().then(setHere)
    void readOffer().then(setOffer)
  }, [])

  const browser = detectInAppBrowser(navigator.userAgent)
  if (browser) return <InAnApp app={browser.app} isAndroid={browser.system === 'android'} />
  if (here === refused)
    return (
      <p>
        {t('This browser keeps nothing here. A private window doesn’t, and very old browsers.')}
      </p>
    )
  if (!here) return <p role="status">{t('Looking …')}</p>

  /** Whoever pressed what goes away goes on from what is said; whoever is somewhere else by now is left there. */
  const goOn = () => {
    const focused = document.activeElement
    if (focused === document.body || place.current?.contains(focused))
      said.current?.focus({ preventScroll: true })
  }
  const start = async (what: 'all' | Apart, list: KeptList) => {
    const giveUp = new AbortController()
    const of = what === 'all' ? list.bytes : sumOf(list[what])
    const now = { what, of, stop: () => giveUp.abort() }
    setTrouble('')
    setUnder({ ...now, bytes: 0 })
    goOn()
    const tell = (bytes: number) => setUnder({ ...now, bytes })
    const keeping = { tell, signal: giveUp.signal }
    try {
      if (what === 'all') await keepCatalogue(list, keeping)
      else await keepAlso(what, list, keeping)
    } catch (error) {
      setTrouble(giveUp.signal.aborted ? t(stopped) : troubleOf(error))
      // What had come fills the phone, and is of no use. What opens meanwhile, which is in another language, stays.
      if (what === 'all' && isTooMuch(error))
        await (here.state ? forgetComing() : removeCatalogue())
      // Perhaps it was published again meanwhile. Nobody waits for the answer.
      if (error instanceof NotKeptError) void readOffer().then(setOffer)
    }
    setUnder(undefined)
    setHere(await readHere())
    goOn()
  }
  const remove = async (what: 'all' | Apart) => {
    try {
      await (what === 'all' ? removeCatalogue() : forget(what))
      setTrouble('')
    } catch (error) {
      setTrouble(troubleOf(error))
    }
    setHere(await readHere())
    goOn()
  }
  // What is here is of use before it is known what is offered now.
  const list = typeof offer === 'object' ? offer : here.state?.list
  const isToKeep = !under && here.state?.list.prefix !== prefixHere()
  const askAnew = () => {
    setOffer(undefined)
    goOn()
    void readOffer().then(setOffer)
  }

  return (
    <div ref={place} className="kept-here">
      <p ref={said} tabIndex={-1} role="status" className="kept-said">
        {under ? <span>{t('Keeping …')}</span> : <Said here={here} offer={offer} />}
      </p>
      {trouble && <p role="alert">{trouble}</p>}
      {under && <Progress {...under} />}
      {isToKeep && typeof offer === 'object' && (
        <Button variant="signal" icon="download" onClick={() => void start('all', offer)}>
          {t('Keep the catalogue on this phone ({size})', { size: readableSize(offer.bytes) })}
        </Button>
      )}
      {isToKeep && (offer === 'unreachable' || offer === 'unsaid') && (
        <Button variant="outline" compact onClick={askAnew}>
          {t('Try again')}
        </Button>
      )}
      {!under && here.hasPart && (
        <Button variant="outline" compact onClick={() => void remove('all')}>
          <RemoveWords title={t('The catalogue')} />
        </Button>
      )}
      {!under && here.state && list && (
        <>
          <p>{t(here.isPersisted ? promised : notPromised)}</p>
          <ul className="kept-parts">
            <Part
              title={t('The catalogue')}
              bytes={here.state.list.bytes}
              kept="whole"
              onRemove={() => void remove('all')}
            />
            {(['papers', 'films'] as const).map((kind) => (
              <Part
                key={kind}
                title={t(kind === 'papers' ? 'The brochures' : 'The films')}
                bytes={sumOf(list[kind])}
                kept={here.apart[kind]}
                hasNoRoom={here.noRoom.includes(kind)}
                onKeep={typeof offer === 'object' ? () => void start(kind, offer) : undefined}
                onRemove={() => void remove(kind)}
              />
            ))}
          </ul>
          {here.films.length > 0 && <KeptFilms films={here.films} />}
        </>
      )}
    </div>
  )
}

const stopped = 'Stopped. What had come is used when you begin again.'
const promised = 'This browser has promised not to remove it by itself.'
const notPromised =
  'This browser has not promised to keep it: it may remove it when the phone is full, or when you don’t come here for a while.'

function troubleOf(error: unknown): string {
  if (isTooMuch(error)) return t('There is too little room on this phone.')
  if (error instanceof NotKeptError)
    return t('The site was changed just now, or a part of it did not come. Please try again.')
  return t('The network broke off. What had come is used when you try again.')
}

/** Such a browser loses what it keeps when its app is closed, or keeps nothing. */
function InAnApp({ app, isAndroid }: { app: string; isAndroid: boolean }) {
  return (
    <div className="kept-here">
      <p>
        {t('Inside {app} nothing can be kept. Open this page in your phone’s own browser.', {
          app,
        })}
      </p>
      {isAndroid && (
        <ButtonAnchor href={openInChromeUrl(location.href)}>
          {t('Open this page in Chrome')}
        </ButtonAnchor>
      )}
    </div>
  )
}

const sumOf = (files: readonly { bytes: number }[]) =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)

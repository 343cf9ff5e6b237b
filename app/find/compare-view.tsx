import { here, languageOf, t } from '../../content/language/t.ts'
import { FramedPicture } from '../products/framed-picture.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import type { ComparePage } from './compare-page.server.ts'
import { comparePath } from './compare-path.ts'
import { ComparedTable } from './compared-table.tsx'
import { FoundFrame } from './found-frame.tsx'
import { useLeft } from './use-left.ts'

/** Two to four machines beside each other, or the range to choose them from. */
export default function CompareView({ shown }: { shown: ComparePage }) {
  const { note, compared, ids } = shown
  const [left, takeOff] = useLeft(shown, ids)
  return (
    <FoundFrame
      title={t('Compare machines')}
      note={note}
      path={compared ? comparePath(ids, compared) : undefined}
    >
      {compared ? (
        <>
          <ComparedTable {...compared} left={left} onRemove={takeOff} />
          <AddOne {...shown} ids={left} />
        </>
      ) : (
        <Choose {...shown} />
      )}
    </FoundFrame>
  )
}

/** One more beside those that are there. */
function AddOne({ ids, most, others, compared }: ComparePage) {
  if (ids.length >= most || others.length === 0) return null
  return (
    <form action={here('/compare')} className="compare-add">
      {ids.map((id) => (
        <input key={id} type="hidden" name="machines" value={id} />
      ))}
      {compared?.onlyDifferences && <input type="hidden" name="only" value="differences" />}
      <label htmlFor="compare-add">{t('Add a machine')}</label>
      <div>
        <select id="compare-add" name="machines" key={ids.join()}>
          {others.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <Button type="submit" variant="outline">
          {t('Add')}
        </Button>
      </div>
    </form>
  )
}

/** The whole range on its ground line: a tick each, and the form is an address. */
function Choose({ range, choose, way, lacking }: ComparePage) {
  if (!range || way)
    return (
      <div className="compare-choose">
        <div className="compare-choose-head">
          <p className="lead">{choose}</p>
          {way && (
            <ButtonLink to={way.to} variant="ink" icon="arrow-right">
              {way.title}
            </ButtonLink>
          )}
        </div>
      </div>
    )
  return (
    <form action={here('/compare')} className="compare-choose">
      <input type="hidden" name="from" value="choice" />
      <div className="compare-choose-head">
        {lacking ? (
          <p role="alert" className="compare-note">
            {lacking}
          </p>
        ) : (
          <p className="lead">{choose}</p>
        )}
        <Button type="submit" variant="ink" icon="arrow-right">
          {t('Compare')}
        </Button>
      </div>
      <ul className="finder-machines">
        {range.map(({ id, title, subtitle, picture, isChosen }) => (
          <li key={id} className="finder-machine compare-choice">
            <FramedPicture
              picture={picture}
              frame={picture.toScale}
              shares={{ phone: 44, tablet: 30, desktop: 22 }}
              alt=""
            />
            <label>
              <input type="checkbox" name="machines" value={id} defaultChecked={isChosen} />
              <span className="wide">{title}</span>
            </label>
            <p className="finder-kind" lang={languageOf(subtitle)}>
              {subtitle}
            </p>
          </li>
        ))}
      </ul>
      <Button type="submit" variant="ink" icon="arrow-right">
        {t('Compare')}
      </Button>
    </form>
  )
}

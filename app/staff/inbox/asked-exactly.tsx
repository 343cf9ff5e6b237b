import type { AskedMachine } from '../../enquiries/asked-machine.ts'
import { Fact } from '../../ui/fact.tsx'
import { officePath } from '../../page/office-paths.ts'

interface AskedExactlyProps {
  id: string
  about: string | null
  asked: AskedMachine
  /** Null where it came without a picture. */
  pictureBytes: number | null
}

/** What they put together in 3D: as they saw it, in words, and where it can be turned further. */
export function AskedExactly({ id, about, asked, pictureBytes }: AskedExactlyProps) {
  const { lines, path } = asked
  return (
    <section className="office-section" id="asked-exactly" aria-labelledby="asked-exactly-title">
      <h2 id="asked-exactly-title">Exactly this</h2>
      <div className="asked-exactly">
        {pictureBytes !== null && (
          <img
            src={officePath.enquiryPicture(id)}
            alt={`${about ?? 'The machine'} as they saw it in 3D`}
          />
        )}
        <div>
          {lines.length > 0 ? (
            <dl className="facts">
              {lines.map(({ label, value }) => (
                <Fact key={label} label={label}>
                  {value}
                </Fact>
              ))}
            </dl>
          ) : (
            <p>As it stands in 3D: nothing is chosen but its paint and how it is posed.</p>
          )}
          <p className="office-quiet">An illustration. What is wished is to be agreed.</p>
          <p className="office-actions">
            {path && (
              <a className="office-button" href={path} target="_blank" rel="noreferrer">
                Open it in 3D<span className="sr-only"> (in a new window)</span>
              </a>
            )}
            <a className="office-button" href={officePath.configurationSheet(id)}>
              Configuration sheet (PDF)
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}

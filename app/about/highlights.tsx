import { Link } from 'react-router'
import { languageOf, t } from '../../content/language/t.ts'
import type { Highlight } from '../../content/about.ts'
import { Icon } from '../ui/icons.tsx'
import drawing from '../../media/drawings/through-lens/wotan.svg?url'

const drawingSize = { width: 1600, height: 1120 }

/** Four claims, each under a detail of one drawing. */
export function Highlights({ highlights }: { highlights: Highlight[] }) {
  return (
    <section id="highlights" className="highlights" aria-label={t('What we stand for')}>
      <div className="wrap">
        <ul>
          {highlights.map(({ title, text, link, detail: [x, y, width] }) => (
            <li key={title}>
              <div className="highlight-detail">
                <img
                  src={drawing}
                  alt=""
                  {...drawingSize}
                  loading="lazy"
                  style={{
                    width: `${(100 * drawingSize.width) / width}%`,
                    left: `${(-100 * x) / width}%`,
                    top: `${(-100 * y) / (width * 0.75)}%`,
                  }}
                />
              </div>
              <h2 className="wide" lang={languageOf(title)}>
                {title}
              </h2>
              <p lang={languageOf(text)}>{text}</p>
              {link && (
                <Link to={link.to} className="text-link">
                  <span lang={languageOf(link.words)}>{link.words}</span>
                  <Icon name="arrow-right" />
                </Link>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

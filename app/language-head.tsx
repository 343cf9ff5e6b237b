import malayalam from './fonts/anek-malayalam.woff2?url'
import malayalamBold from './fonts/anek-malayalam-bold.woff2?url'
import devanagari from './fonts/noto-sans-devanagari.woff2?url'
import { language } from '../content/language/t.ts'
import styles from './site.css?url'
import stylesInOtherScripts from './site-in-other-scripts.css?url'

const fonts = { ml: [malayalam, malayalamBold], hi: [devanagari] }

/**
 * The style sheet of the site, and the letters that a page of another language is written with: English pages know nothing of
 * them. Drawn by the server alone, so that scripts name no other language's.
 */
export function LanguageHead() {
  const written = language()
  const inOtherScripts = written === 'en' ? [] : fonts[written]
  return (
    <>
      <link
        rel="stylesheet"
        href={written === 'en' ? styles : stylesInOtherScripts}
        precedence="site"
      />
      {inOtherScripts.map((font) => (
        <link
          key={font}
          rel="preload"
          href={font}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
    </>
  )
}

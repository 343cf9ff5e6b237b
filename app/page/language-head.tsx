import malayalam from '../fonts/anek-malayalam.woff2?url'
import malayalamBold from '../fonts/anek-malayalam-bold.woff2?url'
import devanagari from '../fonts/noto-sans-devanagari.woff2?url'
import { language } from '../../content/language/t.ts'
import scripts from './other-scripts.css?url'

const fonts = { ml: [malayalam, malayalamBold], hi: [devanagari] }

/** What a page of another language is written with. English pages know nothing of it. */
export function LanguageHead() {
  const written = language()
  if (written === 'en') return null
  return (
    <>
      <link rel="stylesheet" href={scripts} precedence="page" />
      {fonts[written].map((font) => (
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

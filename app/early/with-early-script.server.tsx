import { renderToStaticMarkup } from 'react-dom/server'
import booking from 'virtual:booking-files'
import code from 'virtual:early-script'
import { prefixOf } from '../../content/language/languages.ts'
import { language } from '../../content/language/t.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { BookingFrame } from '../booking/booking-frame.tsx'
import placeholder from '../drawings/placeholder.svg?url'
import type { EarlyOptions } from './early-page.ts'

const files: EarlyOptions = { booking, placeholder, whenHydrated: import.meta.env.DEV }

interface WithEarlyScript {
  nonce: string | undefined
  /** One can book from it: not from the office. */
  hasBooking: boolean
  content: SiteContent
}

/**
 * The page with its first script, which needs nothing that is fetched, and with the frame of the booking dialog. They
 * stand last, where React, which does not know them, leaves them alone.
 */
export function withEarlyScript(
  page: string,
  { nonce, hasBooking, content }: WithEarlyScript,
): string {
  const { company, catalogue } = content
  const products = Object.fromEntries(catalogue.products.map(({ id, title }) => [id, title]))
  const frame = hasBooking
    ? renderToStaticMarkup(<BookingFrame products={products} company={company} />)
    : ''
  const options: EarlyOptions = { ...files, prefix: prefixOf(language()) || undefined }
  const script = renderToStaticMarkup(
    <script
      nonce={nonce}
      data-options={JSON.stringify(options)}
      dangerouslySetInnerHTML={{ __html: code }}
    />,
  )
  const last = `${frame}${script}</body>`
  // A function, as a replacement's `$` would mean something.
  return page.replace('</body>', () => last)
}

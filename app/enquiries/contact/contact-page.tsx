import { randomUUID } from 'node:crypto'
import { lazy, Suspense } from 'react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { machineName } from '../../../content/brand.ts'
import { t } from '../../../content/language/t.ts'
import { withWords } from '../../../content/language/with-words.ts'
import { asWritten } from '../../page/as-written.tsx'
import { useCompany } from '../../page/company.ts'
import { pageMeta } from '../../page/page-meta.ts'
import { siteContentContext } from '../../page/site-content.ts'
import type { Route } from './+types/contact-page'
import { answersInWords, askedMachines, withOnlyMachine } from './answers-in-words.ts'
import { askedOnPage } from './asked-on-page.server.ts'
import { asksForOwnPage, isAskedAnew } from './contact-query.ts'
import { enquiryAttemptContext } from '../enquiry-attempt-context.ts'
import { EnquiryForm } from '../enquiry-form-view.tsx'
import { firstWords, readRequest, topics } from '../enquiry-query.ts'
import { EnquiryWays } from '../form/enquiry-ways.tsx'
import { ExactlyThis } from './exactly-this.tsx'
import { interestedIn } from '../form/interested-in.ts'
import { mapOnPaper } from './map-on-paper.server.tsx'
import { offeredProducts } from '../form/offered-products.server.ts'
import { readSent } from '../sent/sent-query.ts'

/** Only whom the browser itself has sent here needs it, perhaps because scripts do not come. */
const SentPage = lazy(() =>
  withWords(import('../sent/sent-page.tsx')).catch((error: unknown) =>
    asWritten('.contact-page-columns > .enquiry', error),
  ),
)

/**
 * The form as a page of its own, for browsers without scripts and for links. Its bare address is a file made at
 * the build, everybody's; it is drawn for one visitor to fill in what was asked for or show a refused form again.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const attempt = context.get(enquiryAttemptContext)
  const isOwn = attempt !== null || asksForOwnPage(url)
  const { catalogue } = context.get(siteContentContext)
  const offered = offeredProducts(catalogue)
  const nameOf = (id: string) => {
    const named = offered.find((each) => each.id === id)
    return named && machineName(named.title)
  }
  const searchParams = withOnlyMachine(url.searchParams, nameOf)
  const asked = readRequest(searchParams.toString())
  const product = offered.find(({ id }) => id === asked.product)
  const machines = askedMachines(searchParams, nameOf)
  const draft = {
    product: product?.id ?? '',
    colour: asked.colour ?? '',
    ...(machines.length > 0 && { interest: 'cranes' }),
    message: [
      firstWords(asked.topic, product ? machineName(product.title) : null),
      answersInWords(searchParams, nameOf),
    ]
      .filter(Boolean)
      .join('\n'),
  }
  const asksForProduct = searchParams.has('topic') || searchParams.has('product')
  // Who asks about several has chosen.
  const choosesProduct = asksForProduct && machines.length === 0
  return data(
    {
      attempt,
      draft,
      sent: attempt ? null : readSent(searchParams),
      formId: isOwn ? randomUUID() : undefined,
      draftKey: asksForProduct ? keyOf(url.searchParams) : undefined,
      kind: asksForProduct ? topics[asked.topic].kind : ('contact' as const),
      products: choosesProduct || attempt?.draft.product !== undefined ? offered : undefined,
      machines: machines.length > 0 ? interestedIn(machines) : null,
      exactly: askedOnPage(
        catalogue,
        attempt?.draft ?? { ...asked, view: searchParams.get('view') },
      ),
      about: product ? machineName(product.title) : null,
      opened: isOwn ? Date.now() : undefined,
      map: mapOnPaper(),
    },
    { status: attempt?.status ?? 200 },
  )
}

/** Each of them asks for something else: a message about one that waits is not changed into one about another. */
const keyOf = (asked: URLSearchParams) =>
  ['topic', 'product', 'machines'].map((name) => asked.get(name)).join(' ')

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return isAskedAnew(currentUrl, nextUrl)
}

export function meta() {
  return pageMeta({ title: t('Contact'), description: '', path: '', hidden: true })
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const company = useCompany()
  const { sent, about, attempt, kind, opened, exactly, machines, map, ...form } = loaderData
  return (
    <div className="wrap contact-page">
      <div className="section-head">
        <h1 className="wide heading-2">
          {sent ? t('Message sent') : t("Let's Discuss Your Hydraulic Needs")}
        </h1>
        {machines && !sent && <p className="contact-page-machines">{machines}</p>}
      </div>
      <div className="contact-page-columns">
        {sent ? (
          <Suspense>
            <SentPage shown={sent} />
          </Suspense>
        ) : (
          <EnquiryForm
            key={form.draftKey}
            {...form}
            attempt={attempt}
            kind={attempt?.draft.kind === 'quote' ? 'quote' : kind}
            opened={attempt?.draft.opened === undefined ? opened : Number(attempt.draft.opened)}
          >
            {exactly && <ExactlyThis {...exactly} />}
          </EnquiryForm>
        )}
        <aside aria-label={t('Reach us directly')}>
          <EnquiryWays about={about} />
          <address className="label">
            {company.name}, {company.address.join(', ')}
          </address>
          <div className="print-base">
            <div style={{ width: '100%' }} dangerouslySetInnerHTML={{ __html: map }} />
          </div>
        </aside>
      </div>
    </div>
  )
}

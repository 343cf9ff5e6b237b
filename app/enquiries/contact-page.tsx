import { data } from 'react-router'
import { company } from '../../content/company.ts'
import { pageMeta } from '../page-meta.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { Route } from './+types/contact-page'
import { enquiryAttemptContext } from './enquiry-attempt-context.ts'
import { EnquiryForm } from './enquiry-form-view.tsx'
import { firstWords, readRequest, topics } from './enquiry-query.ts'
import { EnquiryWays } from './enquiry-ways.tsx'
import { messages } from './enquiry.ts'
import { offeredProducts } from './offered-products.ts'

/** The form as a page of its own, for browsers without scripts and for links; it also shows a refused form again. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams, search } = new URL(request.url)
  const attempt = context.get(enquiryAttemptContext)
  const asked = readRequest(search)
  const product = offeredProducts.find(({ id }) => id === asked.product)
  const draft = {
    product: product?.id ?? '',
    colour: asked.colour ?? '',
    message: firstWords(asked.topic, product ? `Dino ${product.title}` : null),
  }
  const asksForProduct = searchParams.has('topic') || searchParams.has('product')
  return data(
    {
      attempt,
      draft,
      sent: searchParams.has('sent') && !attempt,
      kind: asksForProduct ? topics[asked.topic].kind : ('contact' as const),
      products:
        asksForProduct || attempt?.draft.product !== undefined ? offeredProducts : undefined,
      about: product ? `Dino ${product.title}` : null,
      opened: Date.now(),
    },
    { status: attempt?.status ?? 200 },
  )
}

export function meta() {
  return pageMeta({ title: 'Contact', description: '', path: '', hidden: true })
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { sent, about, attempt, kind, opened, ...form } = loaderData
  return (
    <div className="wrap contact-page">
      <div className="section-head">
        <h1 className="wide heading-2">
          {sent ? 'Message sent' : "Let's Discuss Your Hydraulic Needs"}
        </h1>
      </div>
      <div className="contact-page-columns">
        {sent ? (
          <div role="status">
            <p className="lead">{messages.received}</p>
            <ButtonLink to="/" icon="arrow-right">
              Return to Home
            </ButtonLink>
          </div>
        ) : (
          <EnquiryForm
            {...form}
            attempt={attempt}
            kind={attempt?.draft.kind === 'quote' ? 'quote' : kind}
            opened={Number(attempt?.draft.opened ?? opened)}
          />
        )}
        <aside aria-label="Reach us directly">
          <EnquiryWays about={about} />
          <address className="label">
            {company.name}, {company.address.join(', ')}
          </address>
        </aside>
      </div>
    </div>
  )
}

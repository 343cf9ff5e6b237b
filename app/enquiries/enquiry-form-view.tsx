import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '../ui/button.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { EnquiryAttempt } from './enquiry-attempt.ts'
import { EnquiryFields } from './enquiry-fields.tsx'
import type { EnquiryDraft } from './enquiry-form.ts'
import { consents, currentConsent, type EnquiryKind } from './enquiry.ts'
import type { OfferedProduct } from './offered-products.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'

interface EnquiryFormProps {
  kind?: EnquiryKind
  /** Under which an unsent draft is kept: one for each thing that may be asked for. */
  draftKey?: string
  /** What the fields begin with. */
  draft?: EnquiryDraft
  products?: OfferedProduct[]
  /** When a page that was rendered on request was made, milliseconds since 1970. */
  opened?: number
  /** The form as it was sent without scripts, and why it was refused. */
  attempt?: EnquiryAttempt | null
}

/** Contact form and quote form. Without scripts the browser sends it to `/contact`. */
export function EnquiryForm({
  kind = 'contact',
  draftKey = kind,
  draft = {},
  products,
  opened,
  attempt = null,
}: EnquiryFormProps) {
  const hydrated = useHydrated()
  const { form, phase, onSubmit, onInput, startAgain } = useEnquiryForm(draftKey, attempt)
  const sent = phase.name === 'sent'
  const sending = phase.name === 'sending'

  return (
    <div className="enquiry">
      <div role="status">{sent && <Sent message={phase.alert} onAgain={startAgain} />}</div>
      {!sent && (
        <form
          ref={form}
          method="post"
          action="/contact"
          // Our messages stand beside the fields and stay; the browser's bubble is for those without scripts.
          noValidate={hydrated}
          aria-busy={sending}
          onSubmit={onSubmit}
          onInput={onInput}
        >
          <div role="alert">{phase.alert && <p className="enquiry-alert">{phase.alert}</p>}</div>
          <EnquiryFields
            draft={attempt?.draft ?? draft}
            errors={phase.errors}
            products={products}
          />
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="consent" value={currentConsent} />
          {opened !== undefined && <input type="hidden" name="opened" value={opened} />}
          <p className="enquiry-trap" aria-hidden="true">
            <label>
              Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </p>
          <div className="enquiry-end">
            <Button type="submit" icon="arrow-right" aria-disabled={sending}>
              {sending ? 'Sending…' : 'Send Message'}
            </Button>
            <div>
              <p className="enquiry-note">
                Required fields. We respect your privacy and will never share your information.
              </p>
              <p>
                {consents[currentConsent]} <Link to="/privacy">What is kept, and why</Link>
              </p>
            </div>
          </div>
        </form>
      )}
    </div>
  )
}

/** Takes the place of the form, and the focus that was on its button. */
function Sent({ message, onAgain }: { message: string | null; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="enquiry-sent">
      <h3 ref={heading} tabIndex={-1} className="wide">
        Message sent
      </h3>
      <p className="lead">{message}</p>
      <Button variant="outline" onClick={onAgain}>
        Send another message
      </Button>
    </div>
  )
}

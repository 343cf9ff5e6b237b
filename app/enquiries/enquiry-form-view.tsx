import { use, type ReactNode } from 'react'
import { Link } from 'react-router'
import { here, t } from '../../content/language/t.ts'
import { PrivacyVersionContext } from '../page/privacy-version.ts'
import { Button } from '../ui/button.tsx'
import type { EnquiryAttempt } from './enquiry-attempt.ts'
import type { EnquiryDraft } from './form/enquiry-form.ts'
import { EnquiryInputs } from './form/enquiry-inputs.tsx'
import { consent, type EnquiryKind } from '../rules/enquiry.ts'
import type { OfferedProduct } from './form/offered-products.server.ts'
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
  /** This form's id, on a page that was rendered on request: without scripts it is sent with it. */
  formId?: string
  /** The form as it was sent without scripts, and why it was refused. */
  attempt?: EnquiryAttempt | null
  /** What goes along, below the fields. */
  children?: ReactNode
}

/** Contact form and quote form. Without scripts the browser sends it to `/contact`. */
export function EnquiryForm({
  kind = 'contact',
  draftKey = kind,
  draft = {},
  products,
  opened,
  formId,
  attempt: refused = null,
  children,
}: EnquiryFormProps) {
  const version = use(PrivacyVersionContext)
  const life = useEnquiryForm(draftKey, refused)
  const { form, phase, kept, attempt, hydrated, startAgain, ...handlers } = life
  const { sent } = phase
  const id = attempt?.draft.form ?? formId
  const sending = phase.name === 'sending'

  return (
    <div className="enquiry">
      <div role="status">{sent && <sent.parts.SentMessage {...sent.told} />}</div>
      {sent && <sent.parts.AfterSending sent={sent.told} onAgain={startAgain} />}
      {!sent && (
        <form
          ref={form}
          method="post"
          action={here('/contact')}
          // Our messages stand beside the fields and stay; the browser's bubble is for those without scripts.
          noValidate={hydrated}
          aria-busy={sending}
          {...handlers}
        >
          <div role="alert">
            {phase.alert && (
              <p className="enquiry-alert" style={phase.waits ? inInk : undefined}>
                {phase.alert}
              </p>
            )}
          </div>
          <EnquiryInputs
            form={!products ? 'contact' : kind === 'quote' ? 'quote' : 'product'}
            draft={attempt?.draft ?? draft}
            errors={phase.errors}
            {...{ kept, sending }}
            products={products}
          />
          {children}
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="consent" value={version} />
          {opened !== undefined && <input type="hidden" name="opened" value={opened} />}
          {/* Some browsers put the old value back when a page is loaded again. */}
          {id && <input type="hidden" name="form" value={id} autoComplete="off" />}
          <p className="enquiry-trap" aria-hidden="true">
            <label>
              {t('Leave this empty')} <input name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </p>
          <div className="enquiry-end">
            <Button type="submit" icon="arrow-right" aria-disabled={sending}>
              {sending ? t('Sending…') : t('Send Message')}
            </Button>
            <div>
              <p className="enquiry-note">
                {t(
                  'Required fields. We respect your privacy and will never share your information.',
                )}
              </p>
              <p>
                {t(consent)} <Link to="/privacy">{t('What is kept, and why')}</Link>
              </p>
            </div>
          </div>
        </form>
      )}
    </div>
  )
}

/** No mistake of the visitor's. */
const inInk = { color: 'inherit', borderColor: 'currentColor' }

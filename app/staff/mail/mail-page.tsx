import { data, useFetcher } from 'react-router'
import { nothingHere } from '../nothing-here.ts'
import { officeOf } from '../office-context.ts'
import type { Route } from './+types/mail-page'
import { mailListAddress, readMailFilter, readMailPlace } from './mail-address.ts'
import { MailFilters } from './mail-filters.tsx'
import { countUnsent, findMail, listMails } from './mail-list.server.ts'
import { MailList } from './mail-list.tsx'
import { MailView } from './mail-view.tsx'
import { resendMail, type Resending } from './resend-mail.server.ts'
import '../inbox/enquiry.css'
import '../inbox/inbox.css'
import '../inbox/inbox-filters.css'
import '../inbox/inbox-list.css'
import './mail.css'

/** Every mail that the site writes: what waits, what failed, what was sent, and what it says. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, settings, now } = officeOf(context)
  const { searchParams } = new URL(request.url)
  const filter = readMailFilter(searchParams)
  const [list, counts, mail] = await Promise.all([
    listMails(db.queries, filter, readMailPlace(searchParams)),
    countUnsent(db.queries),
    params.id ? findMail(db.queries, params.id) : undefined,
  ])
  if (params.id && !mail) return nothingHere()
  const hasServer = Boolean(settings.smtpUrl)
  return { filter, list, counts, mail: mail ?? null, hasServer, now: now() }
}

export async function action({ params, context }: Route.ActionArgs) {
  const { db, settings, staff, now } = officeOf(context)
  const result = await resendMail(db, { id: params.id ?? '', staff, now: now(), settings })
  if (result.ok) return { ok: true, message: 'On its way again.' }
  const { status, message } = refusals[result.reason]
  return data({ ok: false, message }, { status })
}

const refusals: Record<
  Exclude<Resending, { ok: true }>['reason'],
  { status: number; message: string }
> = {
  missing: { status: 404, message: 'This mail is no longer here.' },
  'no-server': { status: 409, message: 'No mail server is set (SMTP_URL): nothing can be sent.' },
  'under-way': { status: 409, message: 'It is being sent, or will be within three minutes.' },
  outdated: {
    status: 409,
    message: 'Its appointment has been cancelled: the mail would put it back into a calendar.',
  },
}

export function meta() {
  return [{ title: 'Mail | DINO' }, { name: 'robots', content: 'noindex' }]
}

export default function MailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, list, counts, mail, hasServer, now } = loaderData
  const fetcher = useFetcher<typeof action>({ key: `mail ${mail?.id}` })
  const outcome = fetcher.data ?? actionData
  return (
    <div className="inbox" data-open={mail ? '' : undefined}>
      <div className="office-head inbox-head">
        <h1>Mail</h1>
      </div>
      {!hasServer && !mail && (
        <p className="office-notice">
          No mail server is set (SMTP_URL). Mails are kept here, and none is sent.
        </p>
      )}
      <MailFilters filter={filter} counts={counts} />
      <div className="inbox-panes">
        <MailList {...{ filter, now, ...list }} openId={mail?.id} />
        {mail && (
          <MailView
            key={mail.id}
            {...{ mail, hasServer, now, outcome }}
            back={mailListAddress(filter)}
          />
        )}
      </div>
    </div>
  )
}

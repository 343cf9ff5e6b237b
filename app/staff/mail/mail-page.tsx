import { randomUUID } from 'node:crypto'
import { data, useFetcher } from 'react-router'
import { withoutLink } from '../../booking/own-link.server.ts'
import { readableSize } from '../../rules/readable-size.ts'
import { attachmentsOf } from '../../mail/mail-attachments.server.ts'
import { may } from '../../rules/team.ts'
import { May } from '../may.tsx'
import { officeNotFound } from '../office-not-found.ts'
import { officeOf } from '../office-context.ts'
import type { Route } from './+types/mail-page'
import {
  asksToResend,
  mailListAddress,
  readMailFilter,
  readMailPlace,
  readResent,
} from './mail-address.ts'
import { MailFilters } from './mail-filters.tsx'
import { countUnsent, findMail, listMails } from './mail-list.server.ts'
import { MailList } from './mail-list.tsx'
import { mailAction, mailsAction } from './mail-action.server.ts'
import { MailView } from './mail-view.tsx'
import { ResendFailed } from './resend-failed.tsx'
import { resentWords } from './resent-words.ts'
import { TestMailButton, TestMailOutcome } from './test-mail.tsx'

export { clientAction } from '../cut-off.ts'
export { shouldRevalidate } from '../fresh-after-conflict.ts'
import { officeMeta, officePages } from '../office-pages.ts'
import { useFocusOnWrong } from '../use-focus-on-wrong.ts'

/** Every mail that the site writes: what waits, what failed, what was sent, and what it says. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, settings, now, role } = await officeOf(context, 'look')
  const { searchParams } = new URL(request.url)
  const filter = readMailFilter(searchParams)
  const [list, counts, mail] = await Promise.all([
    listMails(db.queries, filter, readMailPlace(searchParams)),
    countUnsent(db.queries),
    params.id ? findMail(db.queries, params.id) : undefined,
  ])
  if (params.id && !mail) return officeNotFound()
  const hasServer = Boolean(settings.smtpUrl)
  const shown = mail && (may(role, 'appointments') ? mail : withoutLink(mail))
  const files = mail
    ? (await attachmentsOf(db.queries, [mail.id])).map(({ id, name, bytes }) => ({
        ...{ id, name, size: readableSize(bytes) },
      }))
    : []
  const [isAsked, resent] = [asksToResend(searchParams), readResent(searchParams)]
  return {
    ...{ filter, list, counts, isAsked, resent },
    ...{ mail: shown ?? null, files, hasServer, now: now() },
    // A form that is sent twice carries the same id, and counts once.
    formId: randomUUID(),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const office = await officeOf(context, 'mail')
  const form = await request.formData()
  const answer = params.id
    ? await mailAction(params.id, form, office)
    : await mailsAction(form, office)
  if (answer instanceof Response) return answer
  const { status, ...outcome } = answer
  return data(outcome, { status })
}

export function meta() {
  return officeMeta(officePages.mail.title)
}

export default function MailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, list, counts, isAsked, resent, mail, files, hasServer, now, formId } = loaderData
  const fetcher = useFetcher<typeof action>({ key: `mail ${mail?.id}` })
  const outcome = fetcher.data ?? actionData
  useFocusOnWrong(outcome?.ok === false ? outcome : null)
  return (
    <div className="inbox" data-open={mail ? '' : undefined}>
      <div className="office-head inbox-head">
        <h1>{officePages.mail.title}</h1>
        <May right="mail">
          <TestMailButton />
        </May>
      </div>
      <TestMailOutcome answered={mail ? undefined : actionData} />
      {resent && !mail && (
        <p className="office-notice" role="status">
          {resentWords(resent)}
        </p>
      )}
      {!hasServer && !mail && (
        <p className="office-notice">
          No mail server is set (SMTP_URL). Mails are kept here, and none is sent.
        </p>
      )}
      <MailFilters filter={filter} counts={counts} />
      {filter === 'failed' && hasServer && !mail && (
        <ResendFailed count={counts.failed} isAsked={isAsked} />
      )}
      <div className="inbox-panes">
        <MailList {...{ filter, now, ...list }} openId={mail?.id} />
        {mail && (
          <MailView
            key={mail.id}
            {...{ mail, files, hasServer, now, outcome, formId }}
            back={mailListAddress(filter)}
          />
        )}
      </div>
    </div>
  )
}

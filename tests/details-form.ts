import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DetailsForm } from '../app/booking/own-visit-parts.tsx'
import type { VisitForm } from '../app/booking/visit-draft.ts'
import { VisitFields } from '../app/booking/visit-fields.tsx'
import type { FreshApp } from './fresh-app.ts'
import { look } from './own-link.ts'

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const plain = (html: string) => html.replaceAll(/&(#?\w+);/g, (_all, sign: string) => signs[sign]!)

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, plain(value!)]),
  )

/** What a browser without scripts sends of a form when nothing in it is touched. */
function untouched(form: ReactElement): Record<string, string> {
  const html = renderToStaticMarkup(form)
  const fields: Record<string, string> = {}
  for (const [, tag, given, content = ''] of html.matchAll(
    /<(input|textarea|select)\b([^>]*)>(?:(.*?)<\/\1>)?/gs,
  )) {
    const { name, type, value = '', checked } = attributesOf(given!)
    if (type === 'checkbox' && checked === undefined) continue
    const chosen = /<option[^>]* selected=""[^>]*>/.exec(content) ?? /<option[^>]*>/.exec(content)
    const sent = {
      ...{ input: value, textarea: plain(content) },
      select: chosen ? attributesOf(chosen[0])['value']! : '',
    }[tag!]!
    // As forms break lines.
    fields[name!] = sent.replaceAll('\n', '\r\n')
  }
  return fields
}

/** The form at a link, as it is read now. */
export async function detailsForm(site: FreshApp, link: string): Promise<Record<string, string>> {
  const { page } = await look(site, `${link}?details`)
  const { date, time } = page
  return untouched(
    createElement(DetailsForm, { form: page.visit.form, date, time, action: link, back: link }),
  )
}

/** The fields with which somebody books, as they are filled in for them. */
export const visitFields = (form: VisitForm) => untouched(createElement(VisitFields, form))

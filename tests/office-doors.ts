import type { Right } from '../app/rules/team.ts'

const uuid = '3f0c1d2e-0000-4000-8000-000000000000'

interface Doors {
  at: string
  look: Right
  /** Each form of the page, by what tells it from the others; none where the page takes no forms. */
  forms?: [fields: Record<string, string>, right: Right][]
}

/** What each route of the office takes. A new one is listed here, or the test of the roles fails. */
export const doors: Record<string, Doors> = {
  '/staff': { at: '/staff', look: 'look' },
  '/staff/today': {
    ...{ at: '/staff/today', look: 'look' },
    forms: [
      [{ do: 'seen' }, 'look'],
      [{ mark: 'completed', id: uuid }, 'appointments'],
    ],
  },
  '/staff/week': { at: '/staff/week', look: 'look' },
  '/staff/appointments/:id': {
    ...{ at: `/staff/appointments/${uuid}`, look: 'look' },
    forms: [
      [{ do: 'correct' }, 'appointments'],
      [{ do: 'message', text: 'remind' }, 'appointments'],
      [{ do: 'visit', meet: 'workshop' }, 'appointments'],
      [{ mark: 'completed' }, 'appointments'],
      [{ reason: 'The crane is out.' }, 'appointments'],
    ],
  },
  '/staff/book': { at: '/staff/book', look: 'appointments', forms: [[{}, 'appointments']] },
  '/staff/days': {
    ...{ at: '/staff/days', look: 'look' },
    forms: [
      [{ from: '2026-11-24' }, 'days'],
      [{ do: 'close 2026-12-25' }, 'days'],
      [{ do: 'leave', holiday: '2026-12-25' }, 'days'],
    ],
  },
  '/staff/days/usual-week': {
    ...{ at: '/staff/days/usual-week', look: 'days' },
    forms: [[{}, 'days']],
  },
  '/staff/days/seasons/:id?': {
    ...{ at: '/staff/days/seasons', look: 'days' },
    forms: [
      [{ id: uuid, name: '' }, 'days'],
      [{ id: uuid, do: 'remove' }, 'days'],
    ],
  },
  '/staff/days/busy': {
    ...{ at: '/staff/days/busy', look: 'look' },
    forms: [
      [{ do: 'add', label: 'Asok', address: '' }, 'days'],
      [{ do: `read ${uuid}` }, 'days'],
      [{ do: `remove ${uuid}` }, 'days'],
    ],
  },
  '/staff/days/:date': {
    ...{ at: '/staff/days/2026-11-24', look: 'look' },
    forms: [[{ do: 'open-day' }, 'days']],
  },
  '/staff/inbox.csv': { at: '/staff/inbox.csv', look: 'take-out' },
  '/staff/inbox/saved-answers': {
    ...{ at: '/staff/inbox/saved-answers', look: 'look' },
    forms: [
      [{ do: 'add' }, 'enquiries'],
      [{ do: 'change' }, 'enquiries'],
      [{ do: 'delete' }, 'enquiries'],
    ],
  },
  '/staff/inbox/:id/quote': {
    ...{ at: `/staff/inbox/${uuid}/quote`, look: 'enquiries' },
    forms: [[{ words: 'A crane' }, 'enquiries']],
  },
  '/staff/inbox/attachments/:id': { at: `/staff/inbox/attachments/${uuid}`, look: 'look' },
  '/staff/inbox/:id?': {
    ...{ at: '/staff/inbox', look: 'look' },
    forms: [
      [{ do: 'status' }, 'enquiries'],
      [{ do: 'assign' }, 'enquiries'],
      [{ do: 'message' }, 'enquiries'],
      [{ do: 'note' }, 'enquiries'],
      [{ do: 'follow-up' }, 'enquiries'],
      [{ do: 'answer' }, 'enquiries'],
    ],
  },
  '/staff/mail/:id?': {
    at: '/staff/mail',
    look: 'look',
    forms: [
      [{}, 'mail'],
      [{ do: 'resend-failed' }, 'mail'],
    ],
  },
  '/staff/people.json': { at: '/staff/people.json?person=x@buyer.example', look: 'take-out' },
  '/staff/people': {
    ...{ at: '/staff/people', look: 'look' },
    forms: [
      [{ do: 'correct', person: 'x@buyer.example' }, 'correct'],
      [{ do: 'join', person: 'x@buyer.example', other: 'y@buyer.example' }, 'correct'],
      [{ do: 'part', person: 'x@buyer.example', other: 'y@buyer.example' }, 'correct'],
      [{ person: 'x@buyer.example', confirmation: 'x@buyer.example' }, 'erase'],
    ],
  },
  '/staff/site': { at: '/staff/site', look: 'site' },
  '/staff/site/team': {
    ...{ at: '/staff/site/team', look: 'team' },
    forms: [
      [{ do: 'add' }, 'team'],
      [{ do: 'role' }, 'team'],
      [{ do: 'remove' }, 'team'],
    ],
  },
  '/staff/site/languages': {
    ...{ at: '/staff/site/languages', look: 'site' },
    forms: [
      [{ do: 'check' }, 'site'],
      [{ do: 'take-back' }, 'site'],
      [{ do: 'approve' }, 'approve'],
      [{ do: 'approve-ticked' }, 'approve'],
      [{ do: 'approve-all' }, 'approve'],
    ],
  },
  '/staff/site/files': {
    ...{ at: '/staff/site/files', look: 'site' },
    forms: [
      [{ do: 'drop-unfinished' }, 'site'],
      [{ delete: 'x' }, 'site'],
    ],
  },
  '/staff/site/all/:kind': {
    ...{ at: '/staff/site/all/picture', look: 'site' },
    forms: [
      [{ do: 'add', file: 'x' }, 'site'],
      [{ do: 'draft' }, 'site'],
      [{ do: 'publish' }, 'site'],
      [{ do: 'drop new~x' }, 'site'],
    ],
  },
  '/staff/site/:kind/:item?': {
    ...{ at: '/staff/site/company', look: 'site' },
    forms: [
      [{ do: 'publish' }, 'site'],
      [{ do: 'draft' }, 'site'],
      [{ do: 'drop' }, 'site'],
      [{ do: 'schedule' }, 'site'],
      [{ do: 'withdraw' }, 'site'],
      [{ do: 'link' }, 'site'],
      [{ do: 'confirm x' }, 'site'],
      [{ do: 'bring-back', number: '0' }, 'site'],
    ],
  },
  '/staff/log': { at: '/staff/log', look: 'look' },
  '/staff/figures.csv': { at: '/staff/figures.csv', look: 'look' },
  '/staff/figures': { at: '/staff/figures', look: 'look' },
  '/staff/feed': {
    ...{ at: '/staff/feed', look: 'look' },
    forms: [
      [{ label: 'Phone' }, 'take-out'],
      [{ revoke: 'x' }, 'take-out'],
    ],
  },
  '/staff/sessions': { at: '/staff/sessions', look: 'look', forms: [[{ end: 'x' }, 'look']] },
  '/staff/*': { at: '/staff/office-not-found-page', look: 'look' },
}

import { expect, test } from 'vitest'
import { may, refusalWords, rights, roles, type Right, type Role } from './team.ts'

const table: Record<Right, Role[]> = {
  look: ['owner', 'editor', 'sales'],
  appointments: ['owner', 'sales'],
  days: ['owner', 'sales'],
  enquiries: ['owner', 'sales'],
  mail: ['owner', 'sales'],
  correct: ['owner', 'sales'],
  'take-out': ['owner', 'sales'],
  erase: ['owner'],
  site: ['owner', 'editor'],
  approve: ['owner'],
  team: ['owner'],
}

test.each(rights)('the right ‘%s’ is of these roles, and of nobody without one', (right) => {
  expect(roles.filter((role) => may(role, right))).toEqual(table[right])
  expect([may(null, right), may(undefined, right)]).toEqual([false, false])
})

test('an owner may do everything', () => {
  expect(rights.filter((right) => !may('owner', right))).toEqual([])
})

test('a refusal says who may, and whom to ask', () => {
  expect(refusalWords('erase', ['Dino Staff', 'Meera Nair'])).toBe(
    'Only an owner can erase people; ask Dino Staff or Meera Nair.',
  )
  expect(refusalWords('site', ['staff@dino.example'])).toBe(
    'Only an owner or an editor can change the site; ask staff@dino.example.',
  )
  expect(refusalWords('mail', [])).toBe('Only an owner or sales can send and dismiss mails.')
})

import { expect, test } from 'vitest'
import { changedByBoth, changesBetween, mergedForm } from './form-changes.ts'

const base = { telephone: '+91 1', email: 'a@dino.in', address: 'Kottayam' }

test('what changed is told field by field, and nothing else', () => {
  expect(changesBetween(base, { ...base, telephone: '+91 2', address: '' })).toEqual([
    { field: 'telephone', from: '+91 1', to: '+91 2' },
    { field: 'address', from: 'Kottayam', to: '' },
  ])
  expect(changesBetween(base, { ...base })).toEqual([])
})

test('a field that was not there before was empty', () => {
  const older: Record<string, string> = base
  expect(changesBetween(older, { ...base, tagline: 'Cranes.' })).toEqual([
    { field: 'tagline', from: '', to: 'Cranes.' },
  ])
})

test('after a colleague came first, one’s own words stay, and theirs stand where one changed nothing', () => {
  const current = { telephone: '+91 2', email: 'b@dino.in', address: 'Kottayam' }
  const typed = { telephone: '+91 3', email: 'a@dino.in', address: 'Nattakom' }
  expect(mergedForm(typed, { base, wished: typed, current })).toEqual({
    ...{ telephone: '+91 3', email: 'b@dino.in', address: 'Nattakom' },
  })
})

test('a field that was not there before is as the colleague has it, unless one wrote in it', () => {
  const older: Record<string, string> = base
  const current = { ...base, tagline: 'Cranes.', note: 'On request.' }
  const typed = { ...base, tagline: '', note: 'By boat.' }
  expect(mergedForm(typed, { base: older, wished: typed, current })).toEqual({
    ...{ ...base, tagline: 'Cranes.', note: 'By boat.' },
  })
})

test('merging changes none of the forms that it is given', () => {
  const typed = { ...base }
  mergedForm(typed, { base, wished: typed, current: { ...base, email: 'b@dino.in' } })
  expect(typed).toEqual(base)
})

test('both changed a field when each made something else of it, and not when they made the same of it', () => {
  const theirs = changesBetween(base, { telephone: '+91 2', email: 'b@dino.in', address: 'Aluva' })
  const wished = { ...base, telephone: '+91 3', email: 'b@dino.in' }
  expect(changedByBoth(theirs, wished)).toEqual([
    { field: 'telephone', from: '+91 1', to: '+91 2' },
  ])
})

test('what no form has is changed by nobody but the colleague', () => {
  expect(changedByBoth([{ field: 'On the site', from: 'yes', to: 'no' }], base)).toEqual([])
})

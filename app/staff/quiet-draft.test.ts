import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { shouldRevalidate } from './quiet-draft.ts'

const asked = (more: Partial<ShouldRevalidateFunctionArgs>): ShouldRevalidateFunctionArgs => ({
  currentUrl: new URL('https://dino.example/staff/site/company'),
  currentParams: {},
  nextUrl: new URL('https://dino.example/staff/site/company'),
  nextParams: {},
  defaultShouldRevalidate: true,
  ...more,
})
const quiet = new FormData()
quiet.set('quietly', 'on')

test('a draft that saved itself has nothing read anew, and every other step has', () => {
  expect(shouldRevalidate(asked({ formData: quiet }))).toBe(false)
  expect(shouldRevalidate(asked({ formData: new FormData() }))).toBe(true)
  expect(shouldRevalidate(asked({}))).toBe(true)
})

test('where a page is on its way, it is read also after a draft, whose answer opens it', () => {
  const nextUrl = new URL('https://dino.example/staff/site/company?published=shown')
  expect(shouldRevalidate(asked({ formData: quiet, nextUrl }))).toBe(true)
})

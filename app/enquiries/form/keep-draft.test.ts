import { beforeEach, expect, test, vi } from 'vitest'
import { keepDraft } from './keep-draft.ts'
import { restoreDraft } from './restore-draft.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
})

/** A form as its page has drawn it, with what the address says. */
function formThat({ message, product }: { message: string; product: string }) {
  const fields = {
    name: { name: 'name', value: '', defaultValue: '' },
    message: { name: 'message', value: message, defaultValue: message },
    product: { name: 'product', value: product, dataset: { first: product } },
  }
  const form = { querySelectorAll: () => Object.values(fields) }
  return { ...fields, form: form as unknown as HTMLFormElement }
}

const wotan = { message: 'Please send me a quote for the Dino Wotan.', product: 'wotan' }
const swifty = { message: 'Please send me a quote for the Dino Swifty.', product: 'swifty' }

test('what an address wrote into a form gives way to what another one writes', () => {
  const first = formThat(wotan)
  first.name.value = 'Asha Menon'
  keepDraft('quote', first.form, null)
  const next = formThat(swifty)
  restoreDraft('quote', next.form)
  expect(next.name.value).toBe('Asha Menon')
  expect(next.message.value).toBe(swifty.message)
  expect(next.product.value).toBe('swifty')
})

test('what a visitor wrote and chose stays, whatever the next address says', () => {
  const first = formThat(wotan)
  first.message.value = `${wotan.message} Two of them.`
  first.product.value = 'cuty'
  keepDraft('quote', first.form, null)
  const next = formThat(swifty)
  const kept = restoreDraft('quote', next.form)
  expect(next.message.value).toBe(`${wotan.message} Two of them.`)
  expect(kept.product).toBe('cuty')
})

test('of a form that was refused and is shown again all of it is kept, though its fields began so', () => {
  const again = formThat(wotan)
  keepDraft('quote', again.form, {})
  const next = formThat({ message: '', product: 'undecided' })
  restoreDraft('quote', next.form)
  expect(next.message.value).toBe(wotan.message)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SeeInYard } from './see-in-yard.tsx'
import { machineSearch } from './view-address.ts'

test('whoever comes back from a telephone’s viewer finds what stands here, though the address does not say so yet', () => {
  const page = 'https://dino.example/products/wotan'
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 15)' })
  vi.stubGlobal('location', Object.assign(new URL(`${page}?view=side`)))
  const search = machineSearch('red', 'side,name:Kerala_Timber')
  const drawn = renderToStaticMarkup(<SeeInYard title="Wotan" paint="red" search={search} />)
  expect(drawn).toContain(
    `S.browser_fallback_url=${encodeURIComponent(`${page}?colour=red&view=side,name:Kerala_Timber`)}`,
  )
})

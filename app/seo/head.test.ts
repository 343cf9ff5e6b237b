import { expect, test } from 'vitest'
import { asDelivered, deliveredBodies, siteContentOf } from '../../content/site-content.ts'
import { withHead } from './head.server.ts'

test('what staff call a machine ends no script of its page', () => {
  const wotan = { ...deliveredBodies.product.get('wotan')!, title: 'Wotan</script><b>' }
  const product = new Map([...deliveredBodies.product, ['wotan', wotan]])
  const { files } = asDelivered
  const content = siteContentOf({ bodies: { ...deliveredBodies, product }, files })
  const path = '/products/wotan'
  const page = withHead('<head><link rel="canonical"/></head>', path, content)
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? []
  expect(JSON.stringify(JSON.parse(data))).toContain('Wotan</script><b>')
})

import { expect, test } from 'vitest'
import { delivered } from '../../content/catalogue.ts'
import { asDelivered } from '../../content/site-content.ts'
import { compareRows } from './compare-rows.server.ts'
import { comparePage } from './compare-page.server.ts'
import { comparePath } from './compare-path.ts'
import { mostCompared, readCompared } from './compared.ts'

const compared = (query: string) => readCompared(new URLSearchParams(query), delivered)
const idsOf = (query: string) => compared(query).products.map(({ id }) => id)
const pageAt = (query: string) => comparePage(new URLSearchParams(query), asDelivered)

test('an address names its machines in one list, or in one for each, and none twice', () => {
  expect(idsOf('machines=wotan,swifty')).toEqual(['wotan', 'swifty'])
  expect(idsOf('machines=wotan&machines=swifty')).toEqual(['wotan', 'swifty'])
  expect(idsOf('machines= Wotan ,wotan,,SWIFTY')).toEqual(['wotan', 'swifty'])
})

test('what is no machine is left out, and so is a fifth; the page says so', () => {
  expect(compared('machines=wotan,goliath,swifty')).toMatchObject({ leftOut: 'unknown' })
  const five = compared('machines=wotan,swifty,cuty,scoot,brisky')
  expect(five.leftOut).toBe('too many')
  expect(five.products).toHaveLength(mostCompared)
  expect(pageAt('machines=wotan,goliath,swifty').note).toContain('not in the range')
  expect(pageAt('machines=wotan,swifty,cuty,scoot').note).toBeNull()
})

test('with fewer than two machines one is asked to choose, the named one chosen already', () => {
  for (const query of ['', 'machines=', 'machines=goliath', 'machines=wotan']) {
    const { compared, range } = pageAt(query)
    expect(compared).toBeNull()
    expect(range).toHaveLength(delivered.products.length)
  }
  const chosen = pageAt('machines=wotan').range!.filter(({ isChosen }) => isChosen)
  expect(chosen.map(({ id }) => id)).toEqual(['wotan'])
})

test('whoever presses Compare with fewer than two is told what is lacking, nobody else', () => {
  expect(pageAt('from=choice').lacking).toBe('Tick two machines to compare.')
  expect(pageAt('from=choice&machines=wotan').lacking).toBe(
    'Tick one more machine to compare with the Wotan.',
  )
  for (const query of ['', 'machines=wotan', 'from=poster', 'from=choice&machines=wotan,cuty'])
    expect(pageAt(query).lacking).toBeNull()
})

test('dimensions that are confirmed of one of them stand in a row, the other is on request', () => {
  const [wotan, swifty] = ['wotan', 'swifty'].map((id) => delivered.find(id)!)
  const labels = (rows: { label: string }[]) => rows.map(({ label }) => label)
  expect(labels(compareRows([wotan!, swifty!], asDelivered))).not.toContain('Overall length')
  const rows = compareRows([{ ...wotan!, dimensions: { A: 7450 } }, swifty!], asDelivered)
  expect(rows.find(({ label }) => label === 'Overall length')).toMatchObject({
    cells: [{ text: '7,450 mm' }, { text: 'On request' }],
    differs: true,
  })
})

test('a row that an owner calls as one of ours stands once: what all machines have is not said twice', () => {
  const [wotan, swifty] = ['wotan', 'swifty'].map((id) => delivered.find(id)!)
  const specifications = {
    ...wotan!.specifications,
    Price: '₹ 1',
    ' minimum order ': '2',
    Films: 'x',
  }
  const rows = compareRows([{ ...wotan!, specifications }, swifty!], asDelivered)
  const labels = rows.map(({ label }) => label.trim().toLowerCase())
  expect(labels).toEqual([...new Set(labels)])
  expect(rows.find(({ label }) => label === 'Price')!.cells).toEqual([
    { text: 'Contact for Quote' },
    { text: 'Contact for Quote' },
  ])
})

test('a hundred mangled addresses lead to at most four machines of the range', () => {
  const names = [
    'wotan',
    '__proto__',
    'constructor',
    '%00',
    '<b>',
    '../etc',
    'x'.repeat(5000),
    ',',
    'cuty',
  ]
  for (let number = 0; number < 100; number++) {
    const list = [0, 1, 2, 3].map((turn) => names[(number * 5 + turn * 7) % names.length])
    const { products } = compared(`machines=${list.join(number % 2 ? ',' : '&machines=')}`)
    expect(products.length).toBeLessThanOrEqual(mostCompared)
    for (const product of products) expect(delivered.products).toContain(product)
  }
  expect(idsOf(`machines=${'wotan,'.repeat(50_000)}swifty`)).toEqual(['wotan'])
})

test('rows that differ are marked, and can be shown alone; what nobody stated is on request', () => {
  const all = pageAt('machines=wotan,cuty').compared!
  const row = (label: string) => all.rows.find((each) => each.label === label)!
  expect(row('Country').differs).toBe(false)
  expect(row('Kind')).toMatchObject({
    differs: true,
    cells: [{ text: 'Knuckle crane' }, { text: 'Stiff boom crane' }],
  })
  expect(row('Max Capacity').cells).toEqual([{ text: 'On request' }, { text: 'Up to 500 kg' }])
  const short = pageAt('machines=wotan,cuty&only=differences').compared!
  expect(short.rows.length).toBe(all.differing)
  expect(short.rows.every(({ differs }) => differs)).toBe(true)
})

test('a paint that one machine does not come in is a difference', () => {
  const { rows } = pageAt('machines=wotan,swifty').compared!
  expect(rows.find(({ label }) => label === 'Paints')!.differs).toBe(true)
})

test('drawings stand to one scale: as wide as their machines are in the studio’s units', () => {
  const { machines } = pageAt('machines=wotan,cuty,wheelift').compared!
  const scales = machines.map(({ share, drawing }) => share / drawing.width)
  expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.002)
  expect(Math.max(...machines.map(({ share }) => share))).toBe(100)
})

test('that the machines are turned stays in the address, with the rows that are shown', () => {
  const { ids, compared } = pageAt('machines=wotan,cuty,flatbed&show=3d')
  expect(compared).toMatchObject({ canTurn: true, in3d: true })
  expect(comparePath(ids, { ...compared!, onlyDifferences: true })).toBe(
    '/compare?machines=wotan,cuty,flatbed&only=differences&show=3d',
  )
  expect(pageAt('machines=wotan,cuty').compared).toMatchObject({ canTurn: true, in3d: false })
})

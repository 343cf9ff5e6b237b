import { inWords } from '../../content/in-words.ts'
import { t } from '../../content/language/t.ts'
import { summaryOf, type Product } from '../../content/product.ts'
import { pages } from '../../content/site-pages.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { elevationsOf, sideDrawing } from '../products/elevations.server.ts'
import { listPicture, modelFrameOf } from '../products/pictures.server.ts'
import { compareRows } from './compare-rows.server.ts'
import { isFromChoice, mostCompared, readCompared, type Compared } from './compared.ts'

const head = () => ({
  title: t('Compare machines side by side'),
  description: t(
    'Two to four DINO cranes and recovery vehicles beside each other: drawn to one scale, with every fact, paint, paper and film, and what differs between them.',
  ),
  path: pages.compare.to,
})

/** Two to four machines beside each other; fewer, and one is asked to choose. */
export function comparePage(asked: URLSearchParams, content: SiteContent) {
  const { catalogue } = content
  const { products, leftOut, onlyDifferences, in3d } = readCompared(asked, catalogue)
  const ids = products.map(({ id }) => id)
  const others = catalogue.products.filter(({ id }) => !ids.includes(id))
  const frame = {
    page: 'compare' as const,
    status: 200 as const,
    head: head(),
    note: leftOut && noteOf(leftOut),
    ids,
    most: mostCompared,
    others: others.map(({ id, title }) => ({ id, title })),
  }
  if (products.length < 2)
    return {
      ...{ ...frame, compared: null, range: rangeOf(ids, content) },
      lacking: isFromChoice(asked) ? lackOf(products) : null,
      ...(catalogue.products[1]
        ? { choose: wishOf(products), way: null }
        : nothingBeside(catalogue.products.length)),
    }
  const rows = compareRows(products, content)
  const differing = rows.filter(({ differs }) => differs)
  const isShort = onlyDifferences && differing.length > 0
  const hasModels = products.filter((product) => modelFrameOf(product)).length > 1
  return {
    ...frame,
    range: null,
    choose: null,
    way: null,
    lacking: null,
    compared: {
      machines: drawnToScale(products).map(({ product, ...drawing }) => ({
        ...summaryOf(product),
        ...drawing,
        hasModel: modelFrameOf(product) !== undefined,
        picture: listPicture(product, catalogue, content.files),
      })),
      rows: isShort ? differing : rows,
      /** The rows that differ alone. */
      onlyDifferences: isShort,
      same: rows.length - differing.length,
      differing: differing.length,
      /** Enough of them have a model. */
      canTurn: hasModels,
      /** They are turned in place of their drawings. */
      in3d: in3d && hasModels,
    },
  }
}

export type ComparePage = ReturnType<typeof comparePage>
export type ComparedMachines = NonNullable<ComparePage['compared']>

/** Why there is nothing to choose from, and where to go from there. */
const nothingBeside = (count: number) =>
  count > 0
    ? {
        choose: t('Two machines are needed to compare, and we have fewer.'),
        way: { to: '/#products', title: t('See the range') },
      }
    : {
        choose: t('No machine is shown here just now. Ask the maker.'),
        way: { to: pages.contact.to, title: t(pages.contact.title) },
      }

const wishOf = ([first]: readonly Product[]) =>
  first
    ? t('Choose one to {most} more to stand beside the {title}.', {
        most: inWords(mostCompared - 1),
        title: first.title,
      })
    : t('Choose two to {most} machines.', { most: inWords(mostCompared) })

/** Why the form came back: it takes two. */
const lackOf = ([first]: readonly Product[]) =>
  first
    ? t('Tick one more machine to compare with the {title}.', { title: first.title })
    : t('Tick two machines to compare.')

const noteOf = (leftOut: NonNullable<Compared['leftOut']>) =>
  leftOut === 'unknown'
    ? t('One of the machines in this address is not in the range, or not any more.')
    : t('No more than {most} machines fit beside each other: the first are shown.', {
        most: inWords(mostCompared),
      })

/** Side elevations at one scale: the longest takes the whole width. What nobody has drawn has no scale. */
function drawnToScale(products: readonly Product[]) {
  const drawn = products.map((product) => ({
    product,
    isDrawn: elevationsOf(product) !== undefined,
    drawing: sideDrawing(product.id),
  }))
  const widest = Math.max(
    1,
    ...drawn.filter(({ isDrawn }) => isDrawn).map(({ drawing }) => drawing.width),
  )
  return drawn.map(({ drawing, isDrawn, product }) => ({
    ...{ product, isDrawn, drawing },
    share: isDrawn ? Math.round((1000 * drawing.width) / widest) / 10 : 60,
  }))
}

function rangeOf(ids: readonly string[], { catalogue, files }: SiteContent) {
  return catalogue.products.map((product, index) => ({
    ...summaryOf(product),
    picture: listPicture(product, catalogue, files),
    number: index + 1,
    isChosen: ids.includes(product.id),
  }))
}

import { machineName } from '../../content/brand.ts'
import { t, translated } from '../../content/language/t.ts'
import { specificationRows, type Product } from '../../content/product.ts'
import { productPath } from '../../content/site.ts'
import { qrCode } from '../drawings/qr-code.ts'
import type { AskedSheet } from '../rules/configuration-sheet.ts'
import { configurationLines, readConfiguration } from '../rules/configuration.ts'
import { noticeOn, senderOf } from './paper-foot.ts'
import { scaleInto, svgOf, type DrawnView, type Figure } from './line-drawing.ts'
import { grounds } from './machine-figures.ts'
import type { Paper } from './paper.ts'
import { printed } from './printed-line.ts'
import { mediaOf } from './product-media.server.ts'

/** Characters of a link: a code of more is too fine for a telephone. */
const longestCoded = 480
/** Millimetres that the drawing may take: in place of the picture, or beside the words. */
const room = { alone: { width: 170, height: 92 }, beside: { width: 78, height: 34 } }

/** One page: the machine as it was put together, in words, and where it can be turned further. */
export async function sheetPaper(asked: AskedSheet): Promise<Paper> {
  const { product, paints, picture, link, company } = asked
  const { views } = await mediaOf(product, paints)
  const drawing = views && drawingOf(product, views.side, picture ? room.beside : room.alone)
  const code = link.length <= longestCoded ? qrCode(link) : undefined
  return {
    template: 'configuration',
    words: {
      ...{
        title: machineName(product.title),
        subtitle: product.subtitle,
        date: asked.date,
      },
      reference: asked.reference,
      lines: linesOf(asked),
      rows: factsOf(product),
      ...{ link, hasCode: code !== undefined, hasPicture: picture !== undefined },
      drawing: drawing?.figure,
      ...{ name: company.name, company: senderOf(company) },
      notice: noticeOn(productPath(product)),
    },
    drawings: {
      ...drawing?.drawings,
      ...(code && {
        'code.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${code.size} ${code.size}"><path fill="#101214" d="${code.path}"/></svg>`,
      }),
    },
    pictures: picture
      ? { 'picture.jpg': { from: picture, width: 1200, ground: grounds.paper } }
      : {},
  }
}

function linesOf({ view, colour, paints }: AskedSheet) {
  const paint = colour ? paints.nameOf(colour) : t('Not decided yet')
  return configurationLines(readConfiguration(view), paint, paints.nameOf).map(printed)
}

/** What nobody has confirmed yet is said to be so. */
function factsOf(product: Product) {
  const isOpen = (label: string) => product.unconfirmed.includes(`specifications.${label}`)
  return specificationRows(product).map(({ label, value }) => ({
    label: translated(label),
    value: isOpen(label) ? t('On request') : value,
  }))
}

function drawingOf({ title }: Product, { path, sheet }: DrawnView, into: typeof room.alone) {
  const frame = { x: 0, y: 0, width: sheet.width, height: sheet.height }
  const scale = scaleInto(frame, into)
  const figure: Figure = {
    ...{ file: 'side.svg', alt: t('Side view of the {machine}', { machine: machineName(title) }) },
    ...{ width: sheet.width * scale, height: sheet.height * scale },
  }
  const ground = sheet.ground ?? sheet.height
  return { figure, drawings: { 'side.svg': svgOf(path, { frame, scale, ground }) } }
}

import { pathToFileURL } from 'node:url'
import { dimensionNames } from '../../../app/products/dimensions.ts'
import { families, specificationRows, type Product } from '../../../content/product.ts'
import { findColour, type ColourId } from '../../../content/colours.ts'
import { company } from '../../../content/company.ts'
import { inWordsFirst } from '../../../content/in-words.ts'
import { CALLOUTS } from '../../machines/callouts.ts'
import { PRODUCT_IDS, type ProductId } from '../../machines/products.ts'
import {
  groundedElevation,
  numberedElevation,
  plainElevation,
  readElevation,
  scaleToFit,
  type Elevation,
} from './elevation.ts'
import { html, type Html } from './html.ts'
import type { Portrait } from './portraits.ts'
import { running, sheet } from './sheet.ts'

/** Their values follow the truck, so none are printed. */
const LETTERS: Record<string, string> = dimensionNames

/** Inside the margins, and where the machine of the cover stands; millimetres. */
const PAGE = { width: 210, margin: 14, inner: 182, ground: 238 }

export type BrochurePictures = {
  cover: Portrait
  second: Portrait
  paints: ReadonlyMap<ColourId, Portrait>
}

export async function brochure(product: Product, pictures: BrochurePictures): Promise<string> {
  const id = productIdOf(product)
  const [side, front, top] = await Promise.all([
    readElevation(id, 'side'),
    readElevation(id, 'front'),
    readElevation(id, 'top'),
  ])
  const pages = [
    coverPage(product, pictures.cover, side),
    featuresPage(product, id, { side, second: pictures.second }),
    specificationsPage(product, { side, front, top }),
    coloursPage(product, pictures, top),
  ]
  return sheet({
    title: `Dino ${product.title}: brochure`,
    style: 'brochure.css',
    body: html`${pages}`,
  })
}

function productIdOf({ id }: Product): ProductId {
  const known = PRODUCT_IDS.find((other) => other === id)
  if (!known) throw new Error(`${id} has no model, so no drawings and pictures for a brochure`)
  return known
}

function coverPage(product: Product, cover: Portrait, side: Elevation): Html {
  const room = { ground: PAGE.ground, width: 186, height: 146 }
  const height = cover.machine.height * scaleIn(cover, room)
  return html`<section class="page cover">
    ${running('Brochure')}
    <h1 class="wide">Dino <span>${product.title}</span></h1>
    <p class="subtitle">${product.subtitle}</p>
    ${standing(product, cover, room)} ${height < 90 && ghost(product, side, PAGE.ground - height)}
    <div class="about">
      <ul>
        <li>${families[product.family]}</li>
        <li>${product.specifications.Installation}</li>
        <li>${product.specifications.Country}</li>
      </ul>
      <p>${product.description}</p>
    </div>
    <p class="folio label"><span>${company.name}, ${company.address.join(', ')}</span></p>
  </section>`
}

/** Where a machine stands: its ground line from the head of the page, and what it may take; millimetres. */
type Room = { ground: number; width: number; height: number }

const scaleIn = ({ machine }: Portrait, room: Room) =>
  Math.min(room.width / machine.width, room.height / machine.height)

function standing(product: Product, portrait: Portrait, room: Room): Html {
  const scale = scaleIn(portrait, room)
  const { machine } = portrait
  const top = room.ground - (portrait.groundLine + 6) * scale
  const left = PAGE.width / 2 - (machine.x + machine.width / 2) * scale
  return html`<figure class="standing" style="top:${top.toFixed(2)}mm">
      <img
        src="${pathToFileURL(portrait.file).href}"
        alt="Dino ${product.title} in ${nameOf(portrait.colour)}"
        style="left:${left.toFixed(2)}mm;width:${(portrait.width * scale).toFixed(2)}mm"
      />
    </figure>
    <div class="ground" style="top:${room.ground}mm"></div>`
}

/** A low machine leaves the sky empty: its own elevation stands there, on a ground line of its own. */
function ghost(product: Product, side: Elevation, machineTop: number): Html {
  const [belowTitle, air] = [76, 16]
  const { sheet } = side
  const scale = 100 * Math.min(150 / sheet.width, (machineTop - air - belowTitle) / sheet.height)
  const [width, height] = [(sheet.width / 100) * scale, (sheet.height / 100) * scale]
  const top = machineTop - air - height
  const left = (PAGE.width - width) / 2
  return html`<div class="ghost" style="top:${top.toFixed(2)}mm;left:${left.toFixed(2)}mm">
    ${plainElevation(side, scale, `Side elevation of the Dino ${product.title}`)}
  </div>`
}

function featuresPage(
  product: Product,
  id: ProductId,
  { side, second }: { side: Elevation; second: Portrait },
): Html {
  const isLow = side.sheet.height < side.sheet.width / 2
  const callouts = CALLOUTS[id].slice(0, product.features.length)
  return html`<section class="page">
    ${running(`Dino ${product.title}`)}
    <h2 class="wide">Key Features</h2>
    <figure class="stage">
      ${numberedElevation(
        side,
        callouts,
        { width: 172, height: 100 },
        `Side elevation of the Dino ${product.title} with the numbers of its features`,
      )}
    </figure>
    <ol class="features">
      ${product.features.map(
        ({ title, text }, i) =>
          html`<li>
            <span class="boxed">${i + 1}</span>
            <div>
              <h3>${title}</h3>
              <p>${text}</p>
            </div>
          </li>`,
      )}
    </ol>
    <h2 class="wide section-title">Applications</h2>
    <ul class="applications">
      ${product.applications.map((application) => html`<li>${application}</li>`)}
    </ul>
    ${isLow && standing(product, second, { ground: 276, width: 166, height: 50 })} ${folio(2)}
  </section>`
}

type Views = { side: Elevation; front: Elevation; top: Elevation }

function specificationsPage(product: Product, views: Views): Html {
  const { side, front, top } = views
  const scale = scaleToFit(views, { width: PAGE.inner, height: 106 })
  const rows = specificationRows(product)
  const letters = Object.keys(side.sheet.dimensions).toSorted()
  const name = `of the Dino ${product.title}`
  return html`<section class="page">
    ${running(`Dino ${product.title}`)}
    <h2 class="wide">Technical Specifications</h2>
    <div class="views">
      <figure>
        ${groundedElevation(side, scale, `Side elevation ${name}, with letters for its dimensions`)}
        <figcaption class="label">Side</figcaption>
      </figure>
      <figure>
        ${groundedElevation(front, scale, `Front elevation ${name}`)}
        <figcaption class="label">Front</figcaption>
      </figure>
      <figure class="plan">
        ${plainElevation(top, scale, `Plan ${name}`)}
        <figcaption class="label">Plan. The three views are to one scale.</figcaption>
      </figure>
    </div>
    <div class="tables">
      <div>
        <h2 class="wide section-title">Machine</h2>
        <dl class="facts">
          ${rows.map(({ label, value }) => fact(label, value))}
          ${fact('Minimum Order', product.moq)}
        </dl>
      </div>
      <div>
        <h2 class="wide section-title">Dimensions</h2>
        <dl class="facts">
          ${letters.map(
            (letter) =>
              html`<div>
                <dt><span class="boxed">${letter}</span> ${LETTERS[letter]}</dt>
                <dd>On request</dd>
              </div>`,
          )}
        </dl>
        <p class="label">They depend on the truck that carries the machine.</p>
      </div>
    </div>
    ${folio(3)}
  </section>`
}

const fact = (label: string, value: string) =>
  html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`

function coloursPage(product: Product, { paints }: BrochurePictures, top: Elevation): Html {
  const phone = company.phone
  // Cut on its centre line, as long as the page is wide.
  const scale = (PAGE.inner / top.sheet.width) * 100
  return html`<section class="page">
    ${running(`Dino ${product.title}`)}
    <h2 class="wide">${inWordsFirst(product.colours.length)} colours</h2>
    <ul class="paints">
      ${product.colours.map((colour) => paint(colour, paints.get(colour)))}
    </ul>
    <h2 class="wide section-title">Made for your work</h2>
    <ul class="notes">
      ${product.additionalDetails.map(
        (detail, i) => html`<li><span class="boxed">${i + 1}</span>${detail}</li>`,
      )}
    </ul>
    <div class="asking">
      <h2 class="wide">${product.price}</h2>
      <dl>
        <div>
          <dt>Call</dt>
          <dd><a href="${phone.href}">${phone.display}</a></dd>
        </div>
        <div>
          <dt>Write</dt>
          <dd><a href="mailto:${company.salesEmail}">${company.salesEmail}</a></dd>
        </div>
        <div>
          <dt>Visit the workshop</dt>
          <dd>${company.address.join(', ')}</dd>
        </div>
      </dl>
    </div>
    <div class="base">
      <div class="half-plan">
        ${plainElevation(top, scale, `Half plan of the Dino ${product.title}`)}
      </div>
      ${folio(4)}
    </div>
  </section>`
}

const paint = (id: ColourId, portrait: Portrait | undefined) =>
  html`<li>
    <div>${portrait && html`<img src="${pathToFileURL(portrait.file).href}" alt="" />`}</div>
    <span class="chip" style="background:${findColour(id)?.swatch}"></span>
    ${findColour(id)?.name}
  </li>`

const nameOf = (colour: ColourId) => findColour(colour)?.name.toLowerCase() ?? colour

const folio = (page: number) =>
  html`<p class="folio label">
    <span>${company.name}, ${company.address.join(', ')}</span><span>${page}</span>
  </p>`

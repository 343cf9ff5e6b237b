/** What a product's picture is fetched from in each colour, in `data-paints` around it. */
export type Paints = Record<string, { srcSet?: string; src: string; alt: string }>

/**
 * Shows the machine in the colour that the address names: the page is made without a query, and React, which knows
 * it, comes later. The picture keeps its place, whatever its colour.
 */
export function paintPicture(): void {
  const picture = document.querySelector<HTMLElement>('[data-paints]')
  const colour = new URLSearchParams(location.search).get('colour')
  if (!picture || !colour) return
  const paints = new Map(Object.entries(JSON.parse(picture.dataset.paints!) as Paints))
  const paint = paints.get(colour)
  const image = picture.querySelector('img')
  if (!paint || !image) return
  image.alt = paint.alt
  const source = picture.querySelector('source')
  if (source && paint.srcSet) source.srcset = paint.srcSet
  image.src = paint.src
}

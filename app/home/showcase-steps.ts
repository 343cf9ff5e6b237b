interface Painted {
  pictures: { colour: string }[]
}

/** One stop of the showcase: a product in one of its colours. */
export interface Step {
  product: number
  picture: number
}

/** Through the colours of the first product, then of the next. */
export function stepsOf(products: readonly Painted[]): Step[] {
  return products.flatMap(({ pictures }, product) =>
    pictures.map((_, picture) => ({ product, picture })),
  )
}

/** The first step of a product; of the last one again before the first. */
export function firstStepOf(products: readonly Painted[], product: number): number {
  const wrapped = (product + products.length) % products.length
  return stepsOf(products).findIndex((step) => step.product === wrapped)
}

/** Where a product's brochure is: one of the owner's own, or as the site makes it. */
export function brochurePath(id: string): string {
  return `/brochures/${id}.pdf`
}

/** Where a product's page stands: at its id, until it was given another title. */
export function productPath({ id, slug = id }: { id: string; slug?: string }): string {
  return `/products/${slug}`
}

/** Where a story's page stands. */
export function newsPath({ id, slug = id }: { id: string; slug?: string }): string {
  return `/news/${slug}`
}

import placeholder from './placeholder.svg?url'

const files = import.meta.glob<string>('/media/drawings/*-side.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Where a product's drawing from the side is; without one, a truck in outline stands in. */
export function sideElevation(id: string): string {
  return files[`/media/drawings/${id}-side.svg`] ?? placeholder
}

const names = ['srcset', 'src'] as const

/**
 * Stops the pictures that are still under way, so that what was pressed has the line to itself; the result lets them
 * come. Meanwhile an empty picture of the same shape keeps each one's place.
 */
export function holdPictures(): () => void {
  const held: [Element, string, string][] = []
  for (const image of document.images) {
    if (image.complete || image.closest('dialog')) continue
    const [width, height] = [image.getAttribute('width'), image.getAttribute('height')]
    // Without a size of its own it may shrink, and the page would move.
    if (!width || !height) continue
    const shape = `viewBox="0 0 ${width} ${height}"`
    for (const element of [...image.parentElement!.querySelectorAll(':scope > source'), image]) {
      for (const name of names) {
        const value = element.getAttribute(name)
        if (value === null) continue
        held.push([element, name, value])
        element.removeAttribute(name)
      }
    }
    image.src = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" ${shape}/>`
  }
  return () => {
    for (const [element, name, value] of held.splice(0)) element.setAttribute(name, value)
  }
}

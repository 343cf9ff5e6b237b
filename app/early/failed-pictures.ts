/**
 * Puts the placeholder where a picture was that can't be loaded, whatever page and part it belongs to, and also when it
 * failed before this ran. Marked `data-failed`, it keeps the place (`ui/picture.css`). A picture that comes after
 * all, because another one was asked for, takes the mark away.
 */
export function replaceFailedPictures(placeholder: string): void {
  const isPlaceholder = (image: HTMLImageElement) => image.getAttribute('src') === placeholder

  const replace = (image: HTMLImageElement) => {
    if (isPlaceholder(image)) return
    const [width, height] = [image.getAttribute('width'), image.getAttribute('height')]
    if (width && height) image.style.aspectRatio = `${width} / ${height}`
    image.dataset.failed = ''
    for (const source of image.parentElement?.querySelectorAll(':scope > source') ?? [])
      source.removeAttribute('srcset')
    image.removeAttribute('srcset')
    image.src = placeholder
  }

  // Neither event bubbles, but both are caught on their way down; pictures' `load` never comes by the window.
  const on = (type: 'error' | 'load', act: (image: HTMLImageElement) => void) =>
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLImageElement) act(target)
      },
      { capture: true },
    )
  on('error', replace)
  on('load', (image) => {
    if (!isPlaceholder(image)) delete image.dataset.failed
  })
  for (const image of document.images) {
    // A drawing without a size of its own has none either, and can be shown.
    if (image.complete && image.currentSrc && image.naturalWidth === 0)
      image.decode().catch(() => replace(image))
  }
}

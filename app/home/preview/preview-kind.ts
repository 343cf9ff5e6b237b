export type PreviewKind = 'image' | 'video' | 'pdf' | 'other'

const kinds: Record<string, PreviewKind> = {
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  gif: 'image',
  webp: 'image',
  svg: 'image',
  avif: 'image',
  mp4: 'video',
  webm: 'video',
  ogg: 'video',
  pdf: 'pdf',
}

/** How a file is shown, by the extension of its name (specification, section 2). */
export function previewKind(src: string): PreviewKind {
  const path = src.replace(/[?#].*$/, '')
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(kinds, extension) ? kinds[extension]! : 'other'
}

import type { FileFacts } from '../../../content/files.ts'

export type FileKind = FileFacts['kind']

export const kindWords: Record<FileKind, string> = {
  picture: 'Picture',
  paper: 'PDF',
  film: 'Film',
}

/** 'Picture, 4032 × 3024', 'PDF, 4 pages', 'Film, 1:05' */
export function factWords(facts: FileFacts): string {
  if (facts.kind === 'picture') return `Picture, ${facts.width} × ${facts.height}`
  if (facts.kind === 'paper') return `PDF, ${facts.pages} ${facts.pages === 1 ? 'page' : 'pages'}`
  return `Film, ${lengthWords(facts.seconds)}`
}

/** '0:09', '12:30' */
function lengthWords(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

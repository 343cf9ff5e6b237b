import type { Story } from './stories.server.ts'

/** Width and height of what stands for a story: an uploaded picture has its own shape, a film's first frame is wide. */
export function shapeOf({ film, picture: { width, height } }: Pick<Story, 'film' | 'picture'>) {
  if (width && height) return { width, height }
  return { width: 1600, height: film?.poster ? 900 : 1000 }
}

import type { SiteContent } from '../../content/site-content.ts'
import { homeImage, socialImage, type SocialImage } from '../../content/social-images.server.ts'
import { colouredPictures, photographsOf } from '../products/pictures.server.ts'
import { storyToShare } from '../news/story-to-share.server.ts'
import { findProductAt, findStoryAt } from './page-media.server.ts'

/** What was not made to be shared says no size: whoever shows it looks. */
type SharedPicture = Pick<SocialImage, 'src' | 'alt'> & Partial<SocialImage>

/** What other sites show of a page: the picture made for it, of a machine without one its first photograph, a story's own, else home's. */
export const sharedPicture = (path: string, content: SiteContent): SharedPicture =>
  socialImage(path, content) ??
  pictureOfMachine(path, content) ??
  pictureOfStory(path, content) ??
  homeImage()

function pictureOfStory(path: string, content: SiteContent): SharedPicture | undefined {
  const story = findStoryAt(path, content)
  return story && storyToShare(story, content)
}

function pictureOfMachine(path: string, content: SiteContent): SharedPicture | undefined {
  const product = findProductAt(path, content)
  if (!product) return undefined
  const photographs = photographsOf(product, content.files)
  const [first] = [...photographs, ...colouredPictures(product, content.catalogue.paints)]
  return first && { src: first.fallback ?? first.src, alt: first.alt }
}

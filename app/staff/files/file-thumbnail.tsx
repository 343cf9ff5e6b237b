import type { FileFacts } from '../../../content/files.ts'
import { pictureSource } from '../../page/uploaded-picture.ts'
import { kindWords } from './file-words.ts'

interface FileThumbnailProps {
  facts: FileFacts
  alt?: string
}

/** A small picture of a picture; of anything else the name of what it is. */
export function FileThumbnail({ facts, alt = '' }: FileThumbnailProps) {
  if (facts.kind !== 'picture') {
    return <span className="file-thumbnail file-thumbnail-kind">{kindWords[facts.kind]}</span>
  }
  const { srcSet, fallback, preview } = pictureSource(facts)
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet.split(', ')[0]} sizes="96px" />
      <img
        className="file-thumbnail"
        src={fallback}
        alt={alt}
        width={96}
        height={72}
        loading="lazy"
        style={preview ? { backgroundImage: `url(${preview})` } : undefined}
      />
    </picture>
  )
}

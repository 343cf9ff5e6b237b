import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { LoopingFilm } from '../films/looping-film.tsx'
import { Icon } from '../ui/icons.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { withStory } from './news-address.ts'
import { NewsPreview } from './news-preview.tsx'
import type { Story } from './news.server.ts'
import { NumberedHeading } from '../ui/numbered-heading.tsx'

export interface NewsSectionProps {
  featured: Story
  filmed: Story | undefined
}

const kinds = { NEWS: 'News', ARTICLE: 'Article' }

/** News, events and stories: each opens its file over the whole window. */
export function NewsSection({ featured, filmed }: NewsSectionProps) {
  return (
    <section id="news" className="news wrap" aria-labelledby="news-title">
      <div className="section-head">
        <NumberedHeading number="03" id="news-title">
          News, events and stories
        </NumberedHeading>
      </div>
      <div className="news-columns" data-filmed={filmed !== undefined || undefined}>
        <article className="news-featured">
          <div className="news-picture" data-scene={featured.picture.isScene || undefined}>
            <img
              src={featured.picture.src}
              srcSet={featured.picture.srcSet}
              sizes="(max-width: 820px) 100vw, 64vw"
              alt={featured.alt}
              width={1600}
              height={1000}
              loading="lazy"
            />
            <StoryLink story={featured} />
          </div>
          <StoryWords story={featured} action="Open the picture" />
        </article>
        {filmed?.film && (
          <article className="news-filmed">
            <div className="news-film">
              <LoopingFilm
                films={[filmed.film]}
                label={filmed.alt}
                sizes="(max-width: 820px) 100vw, 33vw"
              />
              <StoryLink story={filmed} />
            </div>
            <StoryWords story={filmed} action="Watch the film" />
          </article>
        )}
      </div>
      <NewsPreview stories={filmed ? [featured, filmed] : [featured]} />
    </section>
  )
}

function StoryWords({ story, action }: { story: Story; action: string }) {
  return (
    <div className="news-words">
      <p className="label">
        {kinds[story.type]}, <time dateTime={story.date}>{story.date}</time>
      </p>
      <h3 className="wide">{story.title}</h3>
      <p>{story.description}</p>
      <StoryLink story={story}>
        <span>{action}</span>
        <Icon name="arrow-right" />
      </StoryLink>
    </div>
  )
}

/**
 * Opens the story's preview over the page; without scripts it leads to the file itself. With no words it lies
 * over the picture, for the pointer alone: the keyboard has the one with words.
 */
function StoryLink({ story, children }: { story: Story; children?: ReactNode }) {
  const { pathname, search } = useLocation()
  const hydrated = useHydrated()
  const looks = children
    ? { className: 'text-link' }
    : { className: 'news-open', tabIndex: -1, 'aria-hidden': true }
  if (!hydrated) {
    return (
      <a href={story.file} {...looks}>
        {children}
      </a>
    )
  }
  return (
    <Link
      {...looks}
      to={{ pathname, search: withStory(search, story.id), hash: '' }}
      preventScrollReset
      defaultShouldRevalidate={false}
    >
      {children}
    </Link>
  )
}

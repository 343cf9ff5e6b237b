import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { languageOf, t } from '../../content/language/t.ts'
import { LoopingFilm } from '../films/looping-film.tsx'
import { Icon } from '../ui/icons.tsx'
import { useFileLink } from '../page/use-file-link.ts'
import { withStory } from './news-address.ts'
import { NewsPreview } from './news-preview.tsx'
import type { Story } from '../news/stories.server.ts'
import type { HomeStories } from './news.server.ts'
import { NumberedHeading } from '../ui/numbered-heading.tsx'
import { below } from '../ui/breakpoints.ts'

export type NewsSectionProps = HomeStories

/** News, events and stories: each opens its file over the whole window. */
export function NewsSection({ featured, filmed, others }: NewsSectionProps) {
  return (
    <section id="news" className="news wrap" aria-labelledby="news-title">
      <div className="section-head">
        <NumberedHeading number="03" id="news-title">
          {t('News, events and stories')}
        </NumberedHeading>
        <Link className="text-link aside" to="/news">
          <span>{t('All news')}</span>
        </Link>
      </div>
      <div className="news-columns" data-filmed={filmed !== undefined || undefined}>
        <article className="news-featured">
          <StoryPicture story={featured} sizes={`${below('desk')} 100vw, 64vw`} />
          <StoryWords story={featured} />
        </article>
        {filmed?.film && (
          <article className="news-filmed">
            <div className="news-film">
              <LoopingFilm
                films={[filmed.film]}
                label={filmed.alt}
                sizes={`${below('desk')} 100vw, 33vw`}
              />
              <StoryLink story={filmed} />
            </div>
            <StoryWords story={filmed} />
          </article>
        )}
      </div>
      {others.length > 0 && (
        <ul className="news-others">
          {others.map((story) => (
            <li key={story.id}>
              <StoryPicture story={story} sizes={`${below('desk')} 100vw, 25vw`} />
              <StoryWords story={story} />
            </li>
          ))}
        </ul>
      )}
      <NewsPreview stories={[featured, ...(filmed ? [filmed] : []), ...others]} />
    </section>
  )
}

function StoryPicture({ story, sizes }: { story: Story; sizes: string }) {
  const { picture, film, alt } = story
  const { src, srcSet } = film?.poster ?? picture
  return (
    <div className="news-picture" data-scene={picture.isScene || film !== undefined || undefined}>
      <img
        {...{ src, srcSet, sizes }}
        alt={alt}
        lang={languageOf(alt)}
        width={1600}
        height={1000}
        loading="lazy"
      />
      <StoryLink story={story} />
    </div>
  )
}

function StoryWords({ story }: { story: Story }) {
  return (
    <div className="news-words">
      <p className="label">
        {story.kind}, <time dateTime={story.date}>{story.when}</time>
      </p>
      <h3 className="wide" lang={languageOf(story.title)}>
        {story.title}
      </h3>
      <p lang={languageOf(story.description)}>{story.description}</p>
      {story.isLong && (
        <Link className="text-link" to={story.path}>
          <span>{t('Read the story')}</span>
          <Icon name="arrow-right" />
        </Link>
      )}
      <StoryLink story={story}>
        <span>{story.opens}</span>
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
  const looks = children
    ? { className: 'text-link' }
    : { className: 'news-open', tabIndex: -1, 'aria-hidden': true }
  const search = withStory(useLocation().search, story.id)
  const link = useFileLink({ file: story.file, title: story.title, search })
  return (
    <a {...looks} {...link} data-opens-dark>
      {children}
    </a>
  )
}

import { data, Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { languageOf, t } from '../../content/language/t.ts'
import { newsPath } from '../../content/site.ts'
import { wholeSentences } from '../../content/product.ts'
import { MessagePage } from '../not-found/message-page.tsx'
import { leadOn } from '../page/lead-on.server.ts'
import { pageMeta } from '../page/page-meta.ts'
import { siteContentContext } from '../page/site-content.ts'
import { below } from '../ui/breakpoints.ts'
import { ButtonAnchor } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Icon } from '../ui/icons.tsx'
import type { Route } from './+types/story-page'
import { storyText } from './story-text.server.ts'
import { shapeOf } from './story-shape.ts'
import { storyOf } from './stories.server.ts'

/** One story on a page of its own. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext)
  const { news, gone } = content
  const path = newsPath({ id: params.slug })
  const item = news.find((each) => newsPath(each) === path)
  if (!item) {
    leadOn(path, request, content)
    return data({ found: false as const }, { status: gone.has(path) ? 410 : 404 })
  }
  const at = news.indexOf(item)
  return data({
    found: true as const,
    story: storyOf(item, content),
    html: item.text && storyText(item.text),
    others: [news[at - 1], news[at + 1]].flatMap((other) => other ?? []).map(titled),
  })
}

const titled = (item: { id: string; slug?: string; title: string }) => ({
  title: item.title,
  path: newsPath(item),
})

/** It is the same for every query. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData?.found)
    return pageMeta({ title: t('Story not found'), description: '', path: '', hidden: true })
  const { title, description, path } = loaderData.story
  return pageMeta({ title, description: wholeSentences(`${title}. ${description}`, 160), path })
}

export default function StoryPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.found) return <NoStory />
  const { story, html, others } = loaderData
  const { film, picture, alt } = story
  return (
    <article className="wrap downloads story">
      <Link className="text-link" to="/news">
        <Icon name="arrow-left" />
        <span>{t('All news')}</span>
      </Link>
      <header>
        <h1 className="wide heading-2" lang={languageOf(story.title)}>
          {story.title}
        </h1>
        <p className="label">
          {story.kind}, <time dateTime={story.date}>{story.when}</time>
        </p>
        <p className="lead" lang={languageOf(story.description)}>
          {story.description}
        </p>
      </header>
      <div className="news-picture" data-scene={picture.isScene || film !== undefined || undefined}>
        {film ? (
          // The films have no sound, so there is nothing to caption.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video
            src={film.mp4}
            poster={film.poster?.src}
            aria-label={alt}
            lang={languageOf(alt)}
            preload="none"
            controls
            muted
            loop
            playsInline
          />
        ) : (
          <img
            src={picture.src}
            srcSet={picture.srcSet}
            sizes={`${below('desk')} 100vw, 66vw`}
            alt={alt}
            lang={languageOf(alt)}
            {...shapeOf(story)}
            fetchPriority="high"
          />
        )}
      </div>
      {story.isPaper && (
        <ButtonAnchor href={story.file} variant="outline" icon="download">
          {t('Open the PDF')}
        </ButtonAnchor>
      )}
      {html && (
        <div
          className="story-text"
          lang={languageOf(html)}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
      {others.length > 0 && (
        <nav aria-label={t('More news')}>
          {others.map(({ title, path }) => (
            <p key={path}>
              <Link className="text-link" to={path}>
                <span lang={languageOf(title)}>{title}</span>
                <Icon name="arrow-right" />
              </Link>
            </p>
          ))}
        </nav>
      )}
    </article>
  )
}

function NoStory() {
  return (
    <MessagePage
      code="404"
      missing="story"
      title={t('Story not found')}
      text={t('There is no story of this name, or it was taken off the site.')}
    >
      <ButtonLink to="/news" icon="arrow-right">
        {t('All news')}
      </ButtonLink>
      <ButtonLink to="/" variant="outline">
        {t('Return to Home')}
      </ButtonLink>
    </MessagePage>
  )
}

import { data, Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { here, languageOf, t } from '../../content/language/t.ts'
import { newsPagePath, newsPages } from '../../content/public-paths.ts'
import { MessagePage } from '../not-found/message-page.tsx'
import { pageMeta } from '../page/page-meta.ts'
import { siteContentContext } from '../page/site-content.ts'
import { below } from '../ui/breakpoints.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Icon } from '../ui/icons.tsx'
import type { Route } from './+types/news-page'
import { shapeOf } from './story-shape.ts'
import { storyOf } from './stories.server.ts'

export const links: Route.LinksFunction = () => [
  {
    rel: 'alternate',
    type: 'application/atom+xml',
    title: t('DINO: news'),
    href: here('/news.atom'),
  },
]

/** All stories, the latest first, some to a page. */
export function loader({ params, context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext)
  const { news } = content
  const number = Number(params.number ?? 1)
  const stories = newsPages(news)[number - 1]
  if (!stories || (params.number !== undefined && number < 2)) return data(null, { status: 404 })
  return data({
    number,
    count: newsPages(news).length,
    stories: stories.map((item) => storyOf(item, content)),
  })
}

/** It is the same for every query. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData)
    return pageMeta({ title: t('Page not found'), description: '', path: '', hidden: true })
  const { number } = loaderData
  return pageMeta({
    title:
      number === 1
        ? t('News, events and stories')
        : t('News, events and stories, page {number}', { number }),
    description: t(
      'What is new at DINO: machines, events and stories of a maker of truck-mounted cranes in Kerala.',
    ),
    path: newsPagePath(number),
  })
}

export default function NewsPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NoSuchPage />
  const { stories, number, count } = loaderData
  return (
    <div className="wrap downloads">
      <header className="downloads-head">
        <h1 className="wide heading-2">{t('News, events and stories')}</h1>
        <p className="downloads-note">
          {t('What is new at DINO, the latest first.')}{' '}
          <a href={here('/news.atom')}>{t('Follow it by feed')}</a>
        </p>
      </header>
      {stories.length === 0 && <p className="lead">{t('Nothing has been told yet.')}</p>}
      <ol className="news-others">
        {stories.map((story) => {
          const { src, srcSet } = story.film?.poster ?? story.picture
          return (
            <li key={story.id}>
              <div
                className="news-picture"
                data-scene={story.film !== undefined || story.picture.isScene || undefined}
              >
                <img
                  {...{ src, srcSet }}
                  sizes={`${below('desk')} 100vw, 33vw`}
                  alt=""
                  {...shapeOf(story)}
                  loading="lazy"
                />
              </div>
              <div className="news-words">
                <p className="label">
                  {story.kind}, <time dateTime={story.date}>{story.when}</time>
                </p>
                <h2 className="wide" lang={languageOf(story.title)}>
                  {story.title}
                </h2>
                <p lang={languageOf(story.description)}>{story.description}</p>
                <Link className="text-link" to={story.path}>
                  <span>
                    {t('Read the story')}
                    <span className="sr-only" lang={languageOf(story.title)}>
                      : {story.title}
                    </span>
                  </span>
                  <Icon name="arrow-right" />
                </Link>
              </div>
            </li>
          )
        })}
      </ol>
      {count > 1 && (
        <nav className="actions" aria-label={t('Pages')}>
          {number > 1 && (
            <Link className="text-link" to={newsPagePath(number - 1)}>
              <span>{t('Newer')}</span>
            </Link>
          )}
          <span className="label">{t('Page {n} of {all}', { n: number, all: count })}</span>
          {number < count && (
            <Link className="text-link" to={newsPagePath(number + 1)}>
              <span>{t('Older')}</span>
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}

function NoSuchPage() {
  return (
    <MessagePage
      code="404"
      title={t('Oops! Page not found')}
      text={t('There is nothing at this address. It may have been moved, or mistyped.')}
    >
      <ButtonLink to="/news" icon="arrow-right">
        {t('All news')}
      </ButtonLink>
    </MessagePage>
  )
}

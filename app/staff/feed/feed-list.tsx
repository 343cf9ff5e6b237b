import { Form } from 'react-router'
import { May } from '../may.tsx'
import { DateTime } from '../date-time.tsx'
import type { liveFeeds } from './feeds.server.ts'

interface FeedListProps {
  feeds: Awaited<ReturnType<typeof liveFeeds>>
  now: Date
}

/** The feeds that can be read now. */
export function FeedList({ feeds, now }: FeedListProps) {
  if (feeds.length === 0) return null
  return (
    <section className="office-section" aria-labelledby="feeds-title">
      <h2 id="feeds-title">Feeds in use</h2>
      <ul className="feed-list">
        {feeds.map((feed) => (
          <li key={feed.id}>
            <span>
              <b>{feed.label}</b>
              <span className="office-quiet">
                Made <DateTime at={feed.createdAt} now={now} />
                {feed.createdBy && ` by ${feed.createdBy}`},{' '}
                {feed.lastReadAt ? (
                  <>
                    last read <DateTime at={feed.lastReadAt} now={now} />
                  </>
                ) : (
                  'not read yet'
                )}
                {!feed.isRead &&
                  '. Nobody reads it any more: whoever made it has left, or may not do that now'}
              </span>
            </span>
            <May right="take-out">
              <Form method="post">
                <button
                  className="office-button"
                  name="revoke"
                  value={feed.id}
                  aria-label={`End the feed ${feed.label}`}
                >
                  End it
                </button>
              </Form>
            </May>
          </li>
        ))}
      </ul>
    </section>
  )
}

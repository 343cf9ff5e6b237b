import { languageOf, t } from '../../content/language/t.ts'
import type { Chapter } from '../../content/about.ts'
import { NumberedHeading } from '../ui/numbered-heading.tsx'

export function OurStory({ chapters }: { chapters: Chapter[] }) {
  return (
    <section id="story" className="our-story wrap" aria-labelledby="story-title">
      <div className="section-head">
        <NumberedHeading number="01" id="story-title">
          {t('Our Story')}
        </NumberedHeading>
      </div>
      <div className="story-chapters">
        {chapters.map(({ figure, caption, text }) => (
          <div key={figure}>
            {/* The paragraph says the same in a sentence. */}
            <p className="story-figure wide" aria-hidden="true">
              {figure}
            </p>
            <p className="label" lang={languageOf(caption)} aria-hidden="true">
              {caption}
            </p>
            <p className="lead" lang={languageOf(text)}>
              {text}
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}

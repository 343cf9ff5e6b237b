import type { FeatureCallout, Product } from '../product.ts'
import { siteContentOf, type Bodies, type ContentKind, type SiteContent } from '../site-content.ts'
import { notRead, textsIn } from './content-texts.ts'
import { inLanguage } from './in-language.server.ts'
import type { Language, Translation } from './languages.ts'
import { siteWords } from './site-words.server.ts'

const made = new WeakMap<SiteContent, Map<Translation, SiteContent>>()

/** The same in English, by whose words something may be decided. */
export const originalOf = (content: SiteContent): SiteContent => content.original ?? content

/**
 * What the site says in a language: each text that is translated in the place of the English one. Figures and what
 * concerns safety stay English until the owner has approved their translation.
 */
export function contentIn(language: Language, content: SiteContent): SiteContent {
  if (language === 'en') return content
  const ofContent = made.get(content) ?? new Map<Translation, SiteContent>()
  made.set(content, ofContent)
  const known = ofContent.get(language)
  if (known) return known
  const { texts } = siteWords(language, content)
  const approved = new Set(
    content.translations
      .filter((each) => each.language === language && each.state === 'approved')
      .map(({ english }) => english),
  )
  const waits = waitingForApproval(content)
  const say = (text: string) =>
    waits.has(text) && !approved.has(text) ? text : (texts[text] ?? text)
  const { bodies, withdrawn, ...rest } = content
  const said = inLanguage(language, () =>
    siteContentOf({
      ...rest,
      bodies: bodiesIn(bodies, say),
      withdrawn: withdrawn.map((each) => ({ ...each, body: bodyIn(each.kind, each.body, say) })),
    }),
  )
  // With it, and not in a list here: the server and the pages built for it each have a copy of this module.
  said.original = content
  ofContent.set(language, said)
  return said
}

/** What a machine can do, and how it is safe: a wrong word there may cost more than a sale. */
export function waitingForApproval({ bodies }: Pick<SiteContent, 'bodies'>): Set<string> {
  return new Set([...bodies.product.values()].flatMap(figuresOf))
}

/** How much, how far, how long. */
const figure = /\d[\d.,]*\s?(?:kg|t|tons?|tonnes?|mm|cm|m|metres?|bar|kW|hp)\b/i

const figuresOf = (product: Product): string[] => [
  ...Object.entries(product.specifications).flatMap(([label, value]) =>
    value !== 'On request' && (/\d/.test(value) || label === 'Safety Features') ? [value] : [],
  ),
  ...textsIn(product).filter((text) => figure.test(text)),
]

type Say = (text: string) => string

const bodiesIn = (bodies: Bodies, say: Say) =>
  Object.fromEntries(
    (Object.keys(bodies) as ContentKind[]).map((kind) => [
      kind,
      new Map([...bodies[kind]].map(([item, body]) => [item, bodyIn(kind, body, say)])),
    ]),
  ) as unknown as Bodies

/** An item with each text said by `say`; ids stay, though one may be a word that is translated elsewhere. */
function bodyIn<Body>(kind: ContentKind, body: Body, say: Say): Body {
  const said = Object.entries(body as object).map(([name, value]) => {
    if (name === 'callouts') return [name, calloutsIn(value as FeatureCallout[], say)]
    return [name, notRead[kind].includes(name) ? value : inOtherWords(value, say)]
  })
  return Object.fromEntries(said) as Body
}

/** What is pointed at on a picture belongs to its feature by the title. */
const calloutsIn = (callouts: FeatureCallout[], say: Say): FeatureCallout[] =>
  callouts.map((each) => ({ ...each, feature: say(each.feature) }))

/** The same, with each text said by `say`. What is listed under a name stays under it: pages translate that where they show it. */
function inOtherWords(part: unknown, say: Say): unknown {
  if (typeof part === 'string') return say(part)
  if (Array.isArray(part)) return part.map((each) => inOtherWords(each, say))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, inOtherWords(value, say)]),
  )
}

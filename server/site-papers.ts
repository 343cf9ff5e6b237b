import { readStyle } from '../app/papers/job.server.ts'
import type { BuiltPapers } from '../app/papers/built-papers.server.ts'
import { PrintedPapers } from '../app/papers/printed-papers.server.ts'
import { papersOf } from '../app/papers/site-papers.server.ts'
import { Typesetting } from '../app/papers/typesetting.server.ts'
import type { SiteContent } from '../content/site-content.ts'

interface Options {
  built?: BuiltPapers
  isOwn: (path: string, built: BuiltPapers) => boolean
}

/** The papers of this site, and what they are typeset with. */
export function sitePapers({ built = {}, isOwn }: Options) {
  const typesetting = new Typesetting()
  const papers = new PrintedPapers<SiteContent>({
    papersOf: papersOfSite,
    style: readStyle(),
    typeset: (job) => typesetting.typeset(job),
    built,
    isOwn: (path) => isOwn(path, built),
  })
  return { papers, stop: () => typesetting.stop() }
}

export const papersOfSite = ({ company, catalogue, certificates }: SiteContent) =>
  papersOf({
    ...{ company, products: catalogue.products, paints: catalogue.paints },
    certificates: certificates.filter(({ paper }) => !paper),
  })

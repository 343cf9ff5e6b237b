import { linksIn } from '../links-in.ts'
import type { SmtpSink } from '../smtp-server.ts'

/** The link of one's own in the first mail to somebody that has these words; undefined until there is one. */
export function mailedLink({ received }: SmtpSink, person: string, words: string) {
  return received
    .filter(({ recipient }) => recipient === person)
    .map(({ source }) => source.replaceAll(/=\r?\n/g, ''))
    .filter((source) => source.includes(words))
    .map((source) => linksIn({ text: source })[0])
    .find(Boolean)
}

import { globSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Takes a mark of React Router's off the built site. It marks the address of a stylesheet that a part
 * needs too, if that part comes later, with an empty fragment: the part then fetches it again, because
 * the page's link may have gone with its page. Here pages keep their styles (`app/layout/use-kept-styles.ts`), and
 * the site's own, fetched again, would come after those of the page and win over them.
 */
export function unmarkStyles(buildDir: string): void {
  for (const file of globSync(`${buildDir}/{client,server}/**/*.{html,js}`)) {
    const text = readFileSync(file, 'utf8')
    const unmarked = text.replaceAll(/(\/assets\/[\w.-]+\.css)#/g, '$1')
    if (unmarked !== text) writeFileSync(file, unmarked)
  }
}

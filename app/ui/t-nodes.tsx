import { Fragment, type ReactNode } from 'react'
import { translated } from '../../content/language/t.ts'
import type { Text } from '../../content/words/texts.ts'

/**
 * A text with parts of the page in its places: `tNodes('Signed in as {name}', { name: <b>{name}</b> })`. Another
 * language may have them in another order.
 */
export function tNodes(text: Text, values: Record<string, ReactNode>): ReactNode {
  return translated(text)
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 ? values[part] : part}</Fragment>)
}

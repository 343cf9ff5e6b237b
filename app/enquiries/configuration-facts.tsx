import type { ConfigurationLine } from '../rules/configuration.ts'
import { Fact } from '../ui/fact.tsx'
import styles from './configuration-facts.css?url'

/** What was put together in 3D, line by line. */
export function ConfigurationFacts({ lines }: { lines: readonly ConfigurationLine[] }) {
  if (lines.length === 0) return null
  return (
    <dl className="configuration-facts">
      <link rel="stylesheet" href={styles} precedence="page" />
      {lines.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </dl>
  )
}

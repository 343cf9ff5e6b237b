import { createContext, useContext } from 'react'

/** The nonce under which the answer's content security policy allows inline scripts; none in a page of the build. */
export const NonceContext = createContext<string | undefined>(undefined)

/** A script that runs, or of another type is read, where it stands in the server's page; the browser's React leaves it as it is. */
export function InlineScript({ code, type }: { code: string; type?: string }) {
  const nonce = useContext(NonceContext)
  return (
    <script
      type={type}
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: code }}
    />
  )
}

/**
 * A function that runs in the page: as text, so it may use nothing from around itself. The browser's own bundle has
 * no use for it (`import.meta.env.SSR`).
 */
export function calling(run: () => void): string {
  return `(${run.toString()})()`
}

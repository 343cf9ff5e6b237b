import { ScrollRestoration } from 'react-router'
import { calling, InlineScript } from './inline-script.tsx'

/** Brings a page back to where it was scrolled, and bears a browser that forbids storage. */
export function KeptPlace() {
  return (
    <>
      <InlineScript code={import.meta.env.SSR ? calling(replaceForbiddenStorage) : ''} />
      <ScrollRestoration />
    </>
  )
}

/**
 * Where a browser forbids storage the page itself keeps what a tab would: a dialog that is opened again has what was typed.
 * React Router's own script, too, clears what it could not read, which would throw again, uncaught.
 */
export function replaceForbiddenStorage() {
  try {
    void window.sessionStorage
  } catch {
    const kept = new Map<string, string>()
    const value = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
      clear: () => kept.clear(),
    }
    Object.defineProperty(window, 'sessionStorage', { value })
  }
}

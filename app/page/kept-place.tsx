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

/** React Router's own script clears what it could not read: where nothing may be touched that throws again, uncaught. */
export function replaceForbiddenStorage() {
  try {
    void window.sessionStorage
  } catch {
    const value = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
    Object.defineProperty(window, 'sessionStorage', { value })
  }
}

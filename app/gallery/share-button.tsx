import { useState } from 'react'
import { t } from '../../content/language/t.ts'

/**
 * Gives the page's address to another app on a phone, and to the clipboard elsewhere. Browsers that
 * can do neither, as over plain http, show no button: the address is in their address bar.
 */
export function ShareButton({ title, className }: { title: string; className?: string }) {
  const [said, setSaid] = useState('')
  const isPhone = matchMedia('(pointer: coarse)').matches
  // Lib types say that both always exist; they do in a secure context only.
  const share = isPhone && 'share' in navigator
  const copy = 'clipboard' in navigator
  if (!share && !copy) return null

  const give = async () => {
    // What is said a second time is not heard.
    setSaid('')
    const { href } = window.location
    try {
      if (share) await navigator.share({ title, url: href })
      else {
        await navigator.clipboard.writeText(href)
        setSaid(t('Link copied'))
      }
    } catch (error) {
      // Closing the phone's sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        setSaid(t('The link could not be copied'))
      }
    }
  }
  return (
    <>
      <button type="button" className={className} onClick={() => void give()}>
        {share ? t('Share') : t('Copy link')}
      </button>
      <span role="status">{said}</span>
    </>
  )
}

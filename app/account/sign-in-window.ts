const width = 480
const height = 640

/** Where signing in begins. `fresh`: the issuer is to ask anew, as before something that can't be undone. */
export function signInUrl(returnTo: string, { popup = false, fresh = false } = {}): string {
  const query = new URLSearchParams({
    returnTo,
    ...(popup && { popup: '1' }),
    ...(fresh && { fresh: '1' }),
  })
  return `/sign-in?${query}`
}

/** A small window in the middle of the browser's own, wherever that is on the screens. */
export function signInWindowFeatures(
  browser: Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>,
): string {
  const left = Math.round(browser.screenX + (browser.outerWidth - width) / 2)
  const top = Math.round(browser.screenY + Math.max(0, (browser.outerHeight - height) / 2))
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

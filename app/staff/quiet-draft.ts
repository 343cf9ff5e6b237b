import type { ShouldRevalidateFunction } from 'react-router'

/** Of what is sent: a draft that saves itself, behind whoever types. */
export const isQuiet = (formData: FormData | undefined): boolean =>
  formData?.get('quietly') === 'on'

/**
 * A draft that saved itself changes nothing that a page shows: none is read anew after it. Reading it could fail, and put an
 * error in the place of what is being typed. Where a page is on its way meanwhile, the router opens that with what is read here.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formData,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isOnItsWay = currentUrl.href !== nextUrl.href
  return isQuiet(formData) ? isOnItsWay : defaultShouldRevalidate
}

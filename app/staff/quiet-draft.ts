import type { ShouldRevalidateFunction } from 'react-router'

/**
 * A draft that saved itself changes nothing that a page shows: none is read anew after it. Reading it could fail, and put an
 * error in the place of what is being typed.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formData,
  defaultShouldRevalidate,
}) => (formData?.get('quietly') === 'on' ? false : defaultShouldRevalidate)

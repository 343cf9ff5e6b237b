import type { ShouldRevalidateFunction } from 'react-router'

/**
 * Reads the page anew also after a form that a colleague was quicker with (409): what they did is what is to be
 * seen then. The router leaves pages alone after any other refusal.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus === 409 || defaultShouldRevalidate

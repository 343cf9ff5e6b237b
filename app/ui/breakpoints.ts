/**
 * The widths (px) at which layouts change; a style sheet writes one as `(min-width: 821px)` or `(max-width: 820px)`,
 * and a test refuses any other. Below `phone` the hero has other pictures (specification, section 9).
 */
export const breakpoints = { phone: 480, tablet: 640, desk: 821, wide: 1101, huge: 1600 } as const
type Breakpoint = keyof typeof breakpoints

export const from = (name: Breakpoint) => `(min-width: ${breakpoints[name]}px)`

/** Browsers measure in parts of a pixel too. */
export const below = (name: Breakpoint) => `(max-width: ${breakpoints[name] - 0.02}px)`

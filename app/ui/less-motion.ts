/** What visitors have set who want less to move. */
export const lessMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)')

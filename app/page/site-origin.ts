/**
 * Pages are made at the build, but the site's own address is a setting of the machine that serves
 * them. Until then this stands for it; `server/site-address.ts` puts the real one in its place.
 */
export const placeholderOrigin = 'https://origin.invalid'

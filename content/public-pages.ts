import { publicPaths } from './public-paths.ts'
import { asDelivered } from './site-content.ts'

/** The paths of all public pages as delivered. */
export const publicPages: string[] = publicPaths(asDelivered)

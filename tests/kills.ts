/**
 * How often a test kills the process while it writes. Each opens the database anew, which takes seconds; `KILLS=100 npm run
 * test:unit` looks longer, where something of how it is stored has changed.
 */
export const kills = Number(process.env.KILLS ?? 12)

import { measureBooking } from './booking-bench.ts'
import { measureEmbedded } from './embedded-bench.ts'
import { measureSite } from './site-bench.ts'

/** `npm run bench [-- booking|site]`; all of them without a name. */
const parts: Record<string, () => Promise<void>> = {
  booking: async () => {
    await measureBooking()
    await measureEmbedded()
  },
  site: measureSite,
}

const wanted = process.argv[2]
if (wanted && !Object.hasOwn(parts, wanted)) {
  console.error(`There is no bench '${wanted}'. There are: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
for (const [name, measure] of Object.entries(parts)) {
  if (wanted && wanted !== name) continue
  console.log(`\n── ${name}`)
  await measure()
}
process.exit(0)

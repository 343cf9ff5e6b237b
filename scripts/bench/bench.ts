import { measureBooking } from './booking-bench.ts'
import { measureEmbedded } from './embedded-bench.ts'
import { measureEnquiries } from './enquiries-bench.ts'
import { measureLighthouse } from './lighthouse-bench.ts'
import { measureOffice } from './office-bench.ts'
import { measureSite } from './site-bench.ts'

/** `npm run bench [-- booking|site|lighthouse [path …]|office|enquiries]`; all of them without a name. */
const parts: Record<string, () => Promise<void>> = {
  booking: async () => {
    await measureBooking()
    await measureEmbedded()
  },
  site: measureSite,
  lighthouse: measureLighthouse,
  office: measureOffice,
  enquiries: measureEnquiries,
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

import { measureBook } from './book-bench.ts'
import { measureBooking } from './booking-bench.ts'
import { measureEmbedded } from './embedded-bench.ts'
import { measureEnquiries } from './enquiries-bench.ts'
import { measureLighthouse } from './lighthouse-bench.ts'
import { measureMoving } from './moving-bench.ts'
import { measureOffice } from './office-bench.ts'
import { measurePeople } from './people-bench.ts'
import { measurePresses } from './press-bench.ts'
import { measurePublishing } from './publishing-bench.ts'
import { measureProxies } from './proxy-bench.ts'
import { measureSite } from './site-bench.ts'
import { measureWaitlist } from './waitlist-bench.ts'
import { measureViews } from './views-bench.ts'
import { measureYear } from './year-bench.ts'

/** `npm run bench [-- booking|moving|waitlist|year|site|proxies|publishing|lighthouse [path …]|office|enquiries|people|press [path …]|book|views]`; all of them without a name. */
const parts: Record<string, () => Promise<void>> = {
  booking: async () => {
    await measureBooking()
    await measureEmbedded()
  },
  moving: measureMoving,
  waitlist: measureWaitlist,
  year: measureYear,
  site: measureSite,
  proxies: measureProxies,
  publishing: measurePublishing,
  lighthouse: measureLighthouse,
  office: measureOffice,
  enquiries: measureEnquiries,
  people: measurePeople,
  press: measurePresses,
  book: measureBook,
  views: measureViews,
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

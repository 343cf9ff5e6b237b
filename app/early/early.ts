import { bookingWindow } from './booking-window.ts'
import { earlyLinks } from './early-links.ts'
import { replaceFailedPictures } from './failed-pictures.ts'
import { tellOfPages } from './page-on-its-way.ts'
import { paintPicture } from './paint-picture.ts'
import { markPressed } from './pressed-look.ts'
import { replayPress } from './replay-press.ts'
import { standIn } from './stand-in.ts'
import type { EarlyOptions, EarlyPage } from './early-page.ts'

// The first script of every page: what must not wait for the framework. It stands in the page itself.
const options = JSON.parse(document.currentScript!.dataset.options!) as EarlyOptions
const page: Omit<EarlyPage, 'booking'> = { standIn, answers: new Map(), prefix: options.prefix }
// First, as it is to be seen first.
markPressed()
const booking = bookingWindow(page, options)
window.early = Object.assign(page, { booking })
booking.settle()
paintPicture()
replaceFailedPictures(options.placeholder)
earlyLinks()
tellOfPages()
replayPress()

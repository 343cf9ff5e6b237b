import {
  appointmentDays,
  appointmentSlots,
  bookingRules,
  holidaysLeftOpen,
  seasons,
  seasonSlots,
  weeklyTemplate,
} from '../../db/schema/days.server.ts'
import { calendarHost } from '../../db/schema/appointments.server.ts'
import { busyCalendars, busyTimes } from '../../db/schema/busy.server.ts'
import {
  contentAddresses,
  contentDrafts,
  contentPreviews,
  contentRevisions,
} from '../../db/schema/content.server.ts'
import {
  fileContents,
  fileParts,
  files,
  fileUploads,
  fileVariants,
} from '../../db/schema/files.server.ts'
import { pageSpeeds } from '../../db/schema/speed.server.ts'
import { translations } from '../../db/schema/translations.server.ts'
import { jobRuns, rateLimits, secrets } from '../../db/schema/upkeep.server.ts'
import { of } from './personal-columns.ts'

/** What becomes of the columns of tables that hold nobody's data: what the company says, shows and opens, and what runs beside. */
export const companyData = {
  /** The company's own, and whose they are in the words of staff; they go when they are removed. */
  busyCalendars: of(busyCalendars, {
    impersonal: [
      ...(['id', 'label', 'address', 'addedAt', 'addedBy', 'dueAt', 'readAt', 'wholeAt'] as const),
      ...(['etag', 'lastModified', 'failedSince', 'failure'] as const),
    ],
    secret: ['address', 'etag'],
  }),
  busyTimes: of(busyTimes, { impersonal: ['calendarId', 'startsAt', 'endsAt'] }),
  days: of(appointmentDays, { impersonal: ['date', 'closed', 'closedReason', 'openedAt'] }),
  slots: of(appointmentSlots, { impersonal: ['date', 'time', 'booked', 'closed', 'heldFor'] }),
  /** Who decided it leads nowhere once their account is gone. */
  holidays: of(holidaysLeftOpen, { impersonal: ['date', 'decidedAt', 'decidedBy'] }),
  seasons: of(seasons, { impersonal: ['id', 'name', 'fromDate', 'toDate', 'eachYear'] }),
  seasonSlots: of(seasonSlots, { impersonal: ['seasonId', 'weekday', 'time'] }),
  week: of(weeklyTemplate, { impersonal: ['weekday', 'time'] }),
  /** Who published what is shown to everybody; the account’s id leads nowhere once it is gone. */
  contentRevisions: of(contentRevisions, {
    impersonal: [
      ...(['kind', 'item', 'number', 'body', 'state', 'successor'] as const),
      ...(['publishedAt', 'publishedBy', 'broughtBack', 'note'] as const),
    ],
  }),
  contentDrafts: of(contentDrafts, {
    impersonal: [
      ...(['kind', 'item', 'userId', 'base', 'begun', 'form', 'note'] as const),
      ...(['savedAt', 'openedAt', 'publishAt', 'refusal'] as const),
    ],
  }),
  /** The company's own words. Who changed them leads nowhere once their account is gone. */
  translations: of(translations, {
    impersonal: ['language', 'key', 'english', 'text', 'state', 'changedAt', 'changedBy'],
  }),
  contentAddresses: of(contentAddresses, { impersonal: ['kind', 'slug', 'item', 'since'] }),
  contentPreviews: of(contentPreviews, {
    impersonal: ['tokenHash', 'kind', 'item', 'form', 'madeBy', 'expiresAt'],
    secret: ['tokenHash'],
  }),
  /** What the company shows. Who uploaded it leads nowhere once their account is gone. */
  files: of(files, {
    impersonal: [
      ...(['id', 'kind', 'name', 'type', 'bytes', 'width', 'height', 'pages'] as const),
      ...(['seconds', 'widths', 'preview', 'createdAt', 'createdBy'] as const),
    ],
  }),
  fileVariants: of(fileVariants, { impersonal: ['fileId', 'variant', 'contentId', 'bytes'] }),
  fileContents: of(fileContents, { impersonal: ['id'] }),
  fileParts: of(fileParts, { impersonal: ['contentId', 'part', 'bytes'] }),
  fileUploads: of(fileUploads, {
    impersonal: ['id', 'name', 'bytes', 'received', 'sha256', 'createdBy', 'touchedAt'],
  }),
  rules: of(bookingRules, {
    impersonal: ['onlyRow', 'minimumNoticeMinutes', 'horizonDays', 'mostAhead'],
  }),
  calendarHost: of(calendarHost, { impersonal: ['onlyRow', 'host'] }),
  /** Fingerprints that lead nobody back to an address, for two days at most. */
  rateLimits: of(rateLimits, { impersonal: ['key', 'points', 'expire'] }),
  /** Counts of steps; nobody is told apart in them. */
  pageSpeeds: of(pageSpeeds, {
    impersonal: ['day', 'page', 'device', 'measure', 'step', 'visits'],
  }),
  jobs: of(jobRuns, { impersonal: ['job', 'doneFor', 'claimedUntil'] }),
  secrets: of(secrets, { impersonal: ['onlyRow', 'rateLimitKey'] }),
}

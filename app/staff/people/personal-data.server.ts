import {
  appointmentLinks,
  appointmentNotes,
  appointments,
  proposedSlots,
} from '../../db/schema/appointments.server.ts'
import {
  appointmentDays,
  appointmentSlots,
  bookingRules,
  holidaysLeftOpen,
  seasons,
  seasonSlots,
  weeklyTemplate,
} from '../../db/schema/days.server.ts'
import { busyCalendars, busyTimes } from '../../db/schema/busy.server.ts'
import {
  contentAddresses,
  contentDrafts,
  contentPreviews,
  contentRevisions,
} from '../../db/schema/content.server.ts'
import {
  enquiries,
  enquiryAttachments,
  enquiryNotes,
  savedAnswers,
} from '../../db/schema/enquiries.server.ts'
import {
  fileContents,
  fileParts,
  files,
  fileUploads,
  fileVariants,
} from '../../db/schema/files.server.ts'
import { mailAttachments, mails } from '../../db/schema/mails.server.ts'
import { auditLog, calendarFeeds, seenAppointments } from '../../db/schema/office.server.ts'
import {
  joinedKeys,
  sessions,
  signInAttempts,
  staffAccounts,
  users,
} from '../../db/schema/people.server.ts'
import { quoteNumbers, quotes } from '../../db/schema/quotes.server.ts'
import { pageSpeeds } from '../../db/schema/speed.server.ts'
import { teamMembers } from '../../db/schema/team.server.ts'
import { translations } from '../../db/schema/translations.server.ts'
import { waitlistOffers, waitlistWishes } from '../../db/schema/waitlist.server.ts'
import { jobRuns, rateLimits, secrets } from '../../db/schema/upkeep.server.ts'
import { columnOf, everyField } from '../../rules/enquiry-fields.ts'
import { of } from './personal-columns.ts'

/** What stands where a name was. */
export const erasedName = 'Erased'

const personalFields = everyField.filter(([, { personal }]) => personal)
const otherFields = everyField.filter(([, { personal }]) => !personal)

/**
 * What becomes of every column of the database when somebody asks for their data or is erased. Which rows are
 * theirs is said in person-records.server.ts.
 */
export const personalData = {
  users: of(users, { personal: ['uid', 'googleSub', 'name', 'email', 'createdAt'] }),
  /** Under which of their addresses and numbers a person is found together. */
  joinedKeys: of(joinedKeys, {
    personal: ['key', 'person', 'joinedAt'],
    impersonal: ['joinedBy'],
  }),
  sessions: of(sessions, {
    personal: [
      ...(['tokenHash', 'userId', 'createdAt', 'expiresAt'] as const),
      ...(['lastSeenAt', 'freshAt', 'device'] as const),
    ],
    secret: ['tokenHash'],
  }),
  enquiries: of(enquiries, {
    // Written by the database from the others.
    personal: ['search'],
    erasedTo: {
      ...Object.fromEntries(
        personalFields.map(([name, rule]) => [columnOf(name, rule), rule.required ? '' : null]),
      ),
      ...{ name: erasedName, formId: null, contentHash: '' },
      ...{ page: null, referrer: null, userId: null, lostWords: null },
      // The name on the machine. The picture's bytes go with the files that were attached.
      ...{ view: null, pictureId: null, pictureBytes: null },
    },
    staff: { assigneeEmail: null },
    impersonal: [
      ...otherFields.map(([name, rule]) => columnOf(name, rule)),
      ...(['id', 'reference', 'kind', 'language', 'consentVersion', 'createdAt'] as const),
      ...(['status', 'statusChangedAt', 'firstAnsweredAt', 'followUpOn'] as const),
      // By which a phone that sends it once more, after its answer was lost, does not bring back who was erased.
      ...(['outcome', 'lostReason', 'onceId'] as const),
    ],
    secret: ['search', 'formId', 'contentHash'],
  }),
  notes: of(enquiryNotes, {
    personal: ['text'],
    staff: { authorEmail: erasedName },
    impersonal: ['id', 'enquiryId', 'at', 'authorId'],
  }),
  /** Deleted with their bytes, which are asked for one by one. */
  attachments: of(enquiryAttachments, {
    personal: ['name'],
    impersonal: [
      ...(['id', 'enquiryId', 'contentId', 'type', 'bytes', 'sha256'] as const),
      ...(['addedAt', 'addedBy'] as const),
    ],
  }),
  /** Gone with their papers. */
  quotes: of(quotes, {
    personal: ['lines', 'terms', 'asked'],
    impersonal: [
      ...(['id', 'enquiryId', 'number', 'version', 'validUntil', 'madeAt', 'madeBy'] as const),
      ...(['attachmentId', 'mailId', 'tokenHash', 'acceptedAt', 'askedAt'] as const),
    ],
    secret: ['tokenHash'],
  }),
  quoteNumbers: of(quoteNumbers, { impersonal: ['year', 'last'] }),
  mailAttachments: of(mailAttachments, { impersonal: ['mailId', 'attachmentId'] }),
  /** The company's own words. Who changed them leads nowhere once their account is gone. */
  savedAnswers: of(savedAnswers, {
    impersonal: ['id', 'title', 'text', 'version', 'changedAt', 'changedBy'],
  }),
  appointments: of(appointments, {
    erasedTo: {
      ...{ userName: erasedName, userEmail: null, userId: null, phone: null },
      ...{ note: null, cancelReason: null, offerHash: null },
      ...{ whatsapp: null, company: null, visitors: null, videoLink: null },
      ...{ lateMinutes: null, lateAt: null },
    },
    impersonal: [
      ...(['id', 'date', 'time', 'purpose', 'productId', 'bookedAt', 'bookedByStaff'] as const),
      ...([
        'status',
        'cancelledAt',
        'cancelledBy',
        'remindedAt',
        'remindedTodayAt',
        'insteadOf',
      ] as const),
      ...(['movedAt', 'sequence', 'proposalId', 'meet', 'language', 'detailsChangedAt'] as const),
    ],
    secret: ['offerHash'],
  }),
  appointmentNotes: of(appointmentNotes, {
    personal: ['text'],
    staff: { authorEmail: erasedName },
    impersonal: ['id', 'appointmentId', 'at', 'authorId'],
  }),
  /** Gone with the mail that each stands in. */
  appointmentLinks: of(appointmentLinks, {
    impersonal: ['tokenHash', 'appointmentId', 'mailId', 'madeAt'],
    secret: ['tokenHash'],
  }),
  /** Both go with the account. */
  waitlistWishes: of(waitlistWishes, {
    personal: ['id', 'userId', 'fromDate', 'toDate', 'madeAt', 'endedAt'],
    impersonal: ['fromTime', 'toTime', 'language', 'endedBy'],
  }),
  waitlistOffers: of(waitlistOffers, {
    personal: ['id', 'wishId', 'userId', 'date', 'offeredAt', 'heldUntil', 'endedAt'],
    impersonal: ['time', 'state', 'tokenHash'],
    secret: ['tokenHash'],
  }),
  /** Gone with the mail that each stands in. */
  proposedSlots: of(proposedSlots, {
    impersonal: ['tokenHash', 'proposalId', 'enquiryId', 'mailId', 'date', 'time', 'madeAt'],
    secret: ['tokenHash'],
  }),
  mails: of(mails, {
    personal: ['recipient', 'replyTo', 'subject', 'text', 'html', 'ics', 'lastError'],
    impersonal: [
      ...(['id', 'kind', 'about', 'inReplyTo', 'status', 'attempts'] as const),
      ...(['createdAt', 'dueAt', 'claimedAt', 'sentAt'] as const),
    ],
  }),
  staffAccounts: of(staffAccounts, { personal: ['email', 'userId', 'enteredAt'] }),
  /** Nobody is erased while they are in the team. */
  teamMembers: of(teamMembers, {
    personal: ['email', 'invitedAt'],
    impersonal: ['id', 'role', 'invitedBy'],
  }),
  seenAppointments: of(seenAppointments, {
    personal: ['userId', 'appointmentId', 'status', 'seenAt'],
  }),
  calendarFeeds: of(calendarFeeds, {
    erasedTo: { label: erasedName, createdBy: null },
    impersonal: ['tokenHash', 'createdAt', 'revokedAt', 'lastReadAt'],
    secret: ['tokenHash'],
  }),
  /** The company's own, and whose they are in the words of staff; they go when they are removed. */
  busyCalendars: of(busyCalendars, {
    impersonal: [
      ...(['id', 'label', 'address', 'addedAt', 'addedBy', 'dueAt', 'readAt', 'wholeAt'] as const),
      ...(['etag', 'lastModified', 'failedSince', 'failure'] as const),
    ],
    secret: ['address', 'etag'],
  }),
  busyTimes: of(busyTimes, { impersonal: ['calendarId', 'startsAt', 'endsAt'] }),
  /** Ids, never names: those of an account lead nowhere once it is gone. */
  log: of(auditLog, { impersonal: ['id', 'at', 'userId', 'action', 'subject', 'details'] }),
  /** Whose they are is not known. An address of the office may name somebody: an erasure deletes those. */
  signInAttempts: of(signInAttempts, {
    personal: ['returnTo'],
    impersonal: [
      ...(['stateHash', 'browserHash', 'nonce', 'codeVerifier'] as const),
      ...(['popup', 'fresh', 'expiresAt', 'usedAt'] as const),
    ],
    secret: ['returnTo'],
  }),
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
      ...(['kind', 'item', 'userId', 'base', 'form', 'note'] as const),
      ...(['savedAt', 'publishAt', 'refusal'] as const),
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
  /** Fingerprints that lead nobody back to an address, for an hour. */
  rateLimits: of(rateLimits, { impersonal: ['key', 'points', 'expire'] }),
  /** Counts of steps; nobody is told apart in them. */
  pageSpeeds: of(pageSpeeds, {
    impersonal: ['day', 'page', 'device', 'measure', 'step', 'visits'],
  }),
  jobs: of(jobRuns, { impersonal: ['job', 'doneFor', 'claimedUntil'] }),
  secrets: of(secrets, { impersonal: ['onlyRow', 'rateLimitKey'] }),
}

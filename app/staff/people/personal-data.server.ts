import {
  appointmentLinks,
  appointmentNotes,
  appointments,
  proposedSlots,
} from '../../db/schema/appointments.server.ts'
import {
  enquiries,
  enquiryAttachments,
  enquiryNotes,
  savedAnswers,
} from '../../db/schema/enquiries.server.ts'
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
import { teamMembers } from '../../db/schema/team.server.ts'
import { waitlistOffers, waitlistWishes } from '../../db/schema/waitlist.server.ts'
import { columnOf, everyField } from '../../rules/enquiry-fields.ts'
import { of } from './personal-columns.ts'
import { companyData } from './company-data.server.ts'

/** What stands where a name was. */
export const erasedName = 'Erased'

const personalFields = everyField.filter(([, { personal }]) => personal)
const otherFields = everyField.filter(([, { personal }]) => !personal)

/**
 * What becomes of every column of the database when somebody asks for their data or is erased. Which rows are
 * theirs is said in person-records.server.ts.
 */
export const personalData = {
  users: of(users, {
    toldAs: 'signIn',
    personal: ['uid', 'googleSub', 'name', 'email', 'createdAt', 'signedInAt'],
  }),
  /** Under which of their addresses and numbers a person is found together. */
  joinedKeys: of(joinedKeys, {
    toldAs: 'enquiries',
    personal: ['key', 'person', 'joinedAt'],
    impersonal: ['joinedBy'],
  }),
  sessions: of(sessions, {
    toldAs: 'cookie',
    personal: [
      ...(['tokenHash', 'userId', 'createdAt', 'expiresAt'] as const),
      ...(['lastSeenAt', 'freshAt', 'device'] as const),
    ],
    secret: ['tokenHash'],
  }),
  enquiries: of(enquiries, {
    toldAs: 'enquiries',
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
    toldAs: 'enquiries',
    personal: ['text'],
    staff: { authorEmail: erasedName },
    impersonal: ['id', 'enquiryId', 'at', 'authorId'],
  }),
  /** Deleted with their bytes, which are asked for one by one. */
  attachments: of(enquiryAttachments, {
    toldAs: 'enquiries',
    personal: ['name'],
    impersonal: [
      ...(['id', 'enquiryId', 'contentId', 'type', 'bytes', 'sha256'] as const),
      ...(['addedAt', 'addedBy'] as const),
    ],
  }),
  /** Gone with their papers. */
  quotes: of(quotes, {
    toldAs: 'enquiries',
    personal: ['recipient', 'lines', 'terms', 'asked'],
    impersonal: [
      ...(['id', 'enquiryId', 'number', 'version', 'validUntil', 'madeAt', 'madeBy'] as const),
      ...(['attachmentId', 'mailId', 'tokenHash', 'acceptedAt', 'askedAt', 'waits'] as const),
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
    toldAs: 'appointments',
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
    toldAs: 'appointments',
    personal: ['text'],
    staff: { authorEmail: erasedName },
    impersonal: ['id', 'appointmentId', 'at', 'authorId'],
  }),
  /** Deleted: each opens an appointment, from a mail or from what went to the telephone. */
  appointmentLinks: of(appointmentLinks, {
    impersonal: ['tokenHash', 'appointmentId', 'mailId', 'madeAt'],
    secret: ['tokenHash'],
  }),
  /** Both go with the account. */
  waitlistWishes: of(waitlistWishes, {
    toldAs: 'appointments',
    personal: ['id', 'userId', 'fromDate', 'toDate', 'madeAt', 'endedAt'],
    impersonal: ['fromTime', 'toTime', 'language', 'endedBy'],
  }),
  waitlistOffers: of(waitlistOffers, {
    toldAs: 'appointments',
    personal: ['id', 'wishId', 'userId', 'date', 'offeredAt', 'heldUntil', 'endedAt'],
    impersonal: ['time', 'state', 'freedAt', 'tokenHash'],
    secret: ['tokenHash'],
  }),
  /** Gone with the mail that each stands in. */
  proposedSlots: of(proposedSlots, {
    impersonal: ['tokenHash', 'proposalId', 'enquiryId', 'mailId', 'date', 'time', 'madeAt'],
    secret: ['tokenHash'],
  }),
  mails: of(mails, {
    toldAs: 'mails',
    personal: ['recipient', 'replyTo', 'subject', 'text', 'html', 'ics', 'lastError'],
    impersonal: [
      ...(['id', 'kind', 'about', 'inReplyTo', 'status', 'attempts', 'unanswered'] as const),
      ...(['createdAt', 'dueAt', 'claimedAt', 'sentAt', 'failedAt'] as const),
    ],
  }),
  staffAccounts: of(staffAccounts, {
    toldAs: 'colleagues',
    personal: ['email', 'userId', 'enteredAt'],
  }),
  /** Nobody is erased while they are in the team. */
  teamMembers: of(teamMembers, {
    toldAs: 'colleagues',
    personal: ['email', 'invitedAt'],
    impersonal: ['id', 'role', 'invitedBy'],
  }),
  seenAppointments: of(seenAppointments, {
    toldAs: 'colleagues',
    personal: ['userId', 'appointmentId', 'status', 'seenAt'],
  }),
  calendarFeeds: of(calendarFeeds, {
    toldAs: 'colleagues',
    erasedTo: { label: erasedName, createdBy: null },
    impersonal: ['tokenHash', 'createdAt', 'revokedAt', 'lastReadAt'],
    secret: ['tokenHash'],
  }),
  /** Ids, never names: those of an account lead nowhere once it is gone. */
  log: of(auditLog, { impersonal: ['id', 'at', 'userId', 'action', 'subject', 'details'] }),
  /** Whose they are is not known. An address of the office may name somebody: an erasure deletes those. */
  signInAttempts: of(signInAttempts, {
    toldAs: 'cookie',
    personal: ['returnTo'],
    impersonal: [
      ...(['stateHash', 'browserHash', 'nonce', 'codeVerifier'] as const),
      ...(['popup', 'fresh', 'expiresAt', 'usedAt'] as const),
    ],
    secret: ['returnTo'],
  }),
  ...companyData,
}

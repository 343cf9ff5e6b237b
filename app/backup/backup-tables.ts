/** What a backup holds, in an order in which rows can be put back: whoever is referred to comes first. */
export const backupTables = [
  'users',
  'joined_keys',
  'sessions',
  'staff_accounts',
  'team_members',
  'weekly_template',
  'seasons',
  'season_slots',
  'holidays_left_open',
  'booking_rules',
  'calendar_host',
  'appointment_days',
  'appointment_slots',
  'appointments',
  'appointment_notes',
  'seen_appointments',
  'enquiries',
  'enquiry_notes',
  'saved_answers',
  'calendar_feeds',
  'busy_calendars',
  'busy_times',
  'waitlist_wishes',
  'waitlist_offers',
  'mails',
  'enquiry_attachments',
  'mail_attachments',
  'quote_numbers',
  'quotes',
  'appointment_links',
  'proposed_slots',
  'content_revisions',
  'content_drafts',
  'content_addresses',
  'content_previews',
  'translations',
  'files',
  'file_variants',
  'page_speeds',
  'audit_log',
] as const

/** What uploaded files hold: never changed, and written before all else. Rows are as large as a part of a file. */
export const contentTables = ['file_contents', 'file_parts'] as const

/** SQL: the ids of contents that are whole, and in use. */
export const contentsInUse =
  'SELECT content_id FROM file_variants UNION SELECT content_id FROM enquiry_attachments ' +
  'UNION SELECT picture_id FROM enquiries WHERE picture_id IS NOT NULL'

/** What is gone within minutes anyway, and what each database makes for itself. */
export const leftOutOfBackups = [
  'sign_in_attempts',
  'rate_limits',
  'secrets',
  'job_runs',
  'file_uploads',
] as const

/** Rows here mean that somebody uses this database. */
export const tablesOfUse = ['users', 'appointments', 'enquiries', 'mails', 'audit_log'] as const

/**
 * A backup is JSON lines, compressed: a head, then rows by the hundred, then a foot. Without its foot it was
 * broken off.
 */
export interface BackupHead {
  format: 'dino-backup'
  version: 1
  /** ISO timestamp. */
  createdAt: string
  /** When the newest migration of the database was made, in milliseconds since 1970. */
  schema: number
}

export interface BackupRows {
  table: string
  rows: Record<string, unknown>[]
}

export interface BackupFoot {
  counts: Record<string, number>
}

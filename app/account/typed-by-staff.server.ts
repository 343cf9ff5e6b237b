/**
 * SQL, of an enquiry: a colleague typed it into the site's form for somebody else, signed in as themselves. Before, those were stored
 * under the colleague's account. That somebody was one of us then is in the log, which stays when they leave.
 */
export const isTypedByStaff = `(
  lower(enquiries.email) <> (SELECT lower(users.email) FROM users WHERE users.uid = enquiries.user_id)
  AND EXISTS (SELECT FROM audit_log WHERE audit_log.user_id = enquiries.user_id
              AND audit_log.action = 'staff-first-entry' AND audit_log.at <= enquiries.created_at))`

import { randomUUID } from 'node:crypto'
import { hashToken, newToken } from '../../app/account/random-token.server.ts'
import type { Database } from '../../app/db/database.server.ts'

export interface OfficeSize {
  enquiries: number
  /** Days with twelve appointments each. */
  days: number
}

/** An office of this size, with a signed-in member of staff. */
export async function fillOffice(db: Database, { enquiries, days }: OfficeSize) {
  const token = newToken()
  const uid = randomUUID()
  await db.script(`
    INSERT INTO users (uid, google_sub, name, email) VALUES ('${uid}', 'bench', 'Dino Staff', 'staff@dino.example');
    INSERT INTO sessions VALUES ('${hashToken(token)}', '${uid}', now(), now() + interval '1 day');
    INSERT INTO enquiries (kind, name, email, phone, company, product_id, message, consent_version, status, created_at, content_hash)
      SELECT CASE WHEN n % 3 = 0 THEN 'contact' ELSE 'quote' END, 'Person ' || lpad(n::text, 5, '0'), 'person-' || n % 4000 || '@buyer.example',
        '+91 9' || lpad((n * 7919 % 10000)::text, 4, '0') || ' ' || lpad(n::text, 5, '0'), 'Company ' || n % 300,
        (ARRAY['wotan', 'swifty', 'cuty', 'flatbed', 'slider', 'brisky', 'scoot', NULL])[1 + n % 8],
        CASE WHEN n % 9 = 0 THEN 'We lift logs up to the second stack. ' ELSE 'What does it cost, and when can it be here? ' END
          || repeat('We have two trucks of 2019 and think of a third. ', 1 + n % 6),
        '2026-11-21', CASE WHEN n % 20 = 0 THEN 'new' WHEN n % 20 = 1 THEN 'in_progress' WHEN n % 50 = 3 THEN 'spam' ELSE 'done' END,
        now() - (n * interval '4 hours'), n::text
      FROM generate_series(1, ${enquiries}) AS n;
    INSERT INTO appointment_days (date) SELECT current_date + 20 - n FROM generate_series(0, ${days - 1}) AS n;
    INSERT INTO appointment_slots (date, time, booked)
      SELECT date, time, true FROM appointment_days, unnest(ARRAY['10:00', '10:30', '11:00', '11:30', '12:00', '12:30',
        '14:00', '14:30', '15:00', '15:30', '16:00', '16:30']) AS time;
    INSERT INTO appointments (date, time, user_name, user_email, booked_at, status)
      SELECT date, time, 'Person ' || row_number() OVER (), 'person-' || row_number() OVER () || '@buyer.example', date - interval '3 days',
        CASE WHEN date < current_date THEN 'completed' ELSE 'booked' END
      FROM appointment_slots;
    INSERT INTO mails (id, kind, about, recipient, subject, text, html, status, created_at, due_at)
      SELECT gen_random_uuid() || '@localhost', 'enquiry-copy', id, email, 'Your request to DINO', message, repeat(message, 4), 'sent', created_at, created_at
      FROM enquiries, generate_series(1, 2);
    INSERT INTO audit_log (at, user_id, action, subject)
      SELECT created_at, '${uid}', 'enquiry-answered', id::text FROM enquiries;`)
  // As every night.
  await db.script('VACUUM (ANALYZE)')
  const [middle] = await db.statement<{ id: string; createdAt: Date }>(
    undefined,
    'SELECT id, created_at AS "createdAt" FROM enquiries ORDER BY created_at OFFSET $1 LIMIT 1',
    [Math.floor(enquiries / 2)],
  )
  const { id, createdAt } = middle!
  return { cookie: `session=${token}`, enquiry: id, middle: `${createdAt.getTime()}_${id}` }
}

import { expect, test } from 'vitest'
import { logged, manyEnquiries, minute } from '../inbox.ts'
import { enquiryFrom, staffOffice } from '../office.ts'

test('the list as CSV is what is shown, safe to open in a spreadsheet, however long it is', async () => {
  const office = await staffOffice()
  await enquiryFrom(
    office,
    {
      ...{ kind: 'quote', name: '=HYPERLINK("http://evil.example")', phone: '+91 98765 43210' },
      ...{ company: '@SUM(A1)', productId: 'wotan', colour: 'red' },
      message: '-2+3\n<script>alert("x")</script>',
    },
    minute(2),
  )
  await enquiryFrom(office, { name: '\tTab', message: 'മലയാളം, "quoted"' }, minute(1))
  const spam = await enquiryFrom(office, { name: 'Nobody' }, minute(0))
  await office.send(`/staff/inbox/${spam}`, { do: 'status', status: 'spam' })

  const answer = await office.fetch('/staff/inbox.csv?status=open')
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('Content-Disposition')).toBe(
    'attachment; filename="dino-enquiries-2026-11-23.csv"',
  )
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const csv = new TextDecoder().decode(bytes)
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(csv).toContain(`'+91 98765 43210,'@SUM(A1),,Wotan,Red,`)
  expect(csv).toContain(`"'-2+3\n<script>alert(""x"")</script>"`)
  expect(csv).toContain(`'\tTab`)
  expect(csv).toContain('"മലയാളം, ""quoted"""')
  expect(csv).not.toContain('Nobody')
  expect(csv).not.toMatch(/(^|,)"?[=+@\t-]/m)

  await manyEnquiries(office, 1_100, () => minute(5))
  const long = await (await office.fetch('/staff/inbox.csv?status=all')).text()
  expect(long.match(/Person \d+/g)).toHaveLength(1_100)
  expect(await logged(office)).toContainEqual(
    expect.objectContaining({ action: 'enquiries-exported', subject: 'all' }),
  )
})

import { expect, test } from 'vitest'
import { refusals } from '../../app/files/refusals.ts'
import { attachmentMessages } from '../../app/rules/attachments.ts'
import { answering, dinoStaff, kept, nothing, paper } from '../answering.ts'
import { signedInAs } from '../fresh-app.ts'
import { pdfOf } from '../sample-pdfs.ts'
import { samplePicture } from '../uploads.ts'

test.each([
  ['a program', Buffer.from('MZ\u0090\u0000 a program'), 'quote.pdf', refusals['not-to-attach']],
  ['a page', Buffer.from('<html><script>1</script>'), 'quote.pdf', refusals['not-to-attach']],
  [
    'a film',
    Buffer.from('\u001a\u0045\u00df\u00a3 webm', 'latin1'),
    'a.webm',
    refusals['not-to-attach'],
  ],
  ['nothing', Buffer.alloc(0), 'quote.pdf', refusals.empty],
  [
    'a PDF that acts',
    pdfOf('/OpenAction << /S /JavaScript /JS (1) >>'),
    'quote.pdf',
    refusals['acting-paper'],
  ],
  ['half a PDF', paper.subarray(0, 200), 'quote.pdf', refusals['broken-paper']],
  [
    'too much',
    Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-'),
    'quote.pdf',
    refusals['too-large-to-attach'],
  ],
])(
  '%s is refused in words, keeps what was typed, and leaves nothing',
  async (_what, bytes, name, words) => {
    const desk = await answering()
    const { status, page } = await desk.attach(bytes, name)
    expect(status).toBe(422)
    expect(page.answer).toMatchObject({ draft: { text: 'Here it is.' }, fileError: words })
    expect(await kept(desk)).toEqual(nothing)
  },
)

test('half a picture is refused', async () => {
  const desk = await answering()
  const picture = await samplePicture().png().toBuffer()
  const { status } = await desk.attach(picture.subarray(0, picture.length / 2), 'yard.png')
  expect(status).toBe(422)
  expect(await kept(desk)).toEqual(nothing)
})

test('more than one form may hold is refused before it is read', async () => {
  const desk = await answering()
  const headers = await signedInAs(desk.services, dinoStaff)
  const answer = await desk.app.request(`/staff/inbox/${desk.id}`, {
    method: 'POST',
    headers: {
      ...headers,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': '12000000',
    },
    body: 'x',
  })
  expect(answer.status).toBe(413)
})

test('‘Attach’ without a file says what to do', async () => {
  const desk = await answering()
  const empty = await desk.post({ attach: 'file', file: new File([], '') })
  expect(empty.page).toMatchObject({ ok: false, message: attachmentMessages.noFile })
})

test('whoever is not signed in is sent to the door before anything of a file is read', async () => {
  const desk = await answering()
  let read = 0
  const endless = new ReadableStream({
    pull(controller) {
      read += 65_536
      // Nobody goes on reading: the test would end here otherwise.
      if (read > 2_000_000) controller.close()
      else controller.enqueue(new Uint8Array(65_536))
    },
  })
  const answer = await desk.app.request(`/staff/inbox/${desk.id}`, {
    ...{ method: 'POST', body: endless, duplex: 'half' },
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
  } as RequestInit)
  expect(answer.status).toBe(303)
  expect(read).toBeLessThan(200_000)
})

test('what names no file at all, as no form sends it, stops no answer', async () => {
  const desk = await answering()
  const sent = await desk.post({ attached: ["x' OR 1=1", ''] })
  expect(sent).toMatchObject({ status: 200, page: { ok: true } })
})

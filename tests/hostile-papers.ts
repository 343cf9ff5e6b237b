import type { HostileFile } from './hostile-files.ts'
import { objectStreamPdf, pdfOf } from './sample-pdfs.ts'

/** What a PDF may be told to do, plainly, with its letters written otherwise, and packed. */
export function hostilePapers(): HostileFile[] {
  const acting = {
    'a script in its names':
      '/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (app.alert(1)) >>] >> >>',
    'a script when it opens': '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
    'a program when it opens': '/OpenAction << /S /Launch /F (cmd.exe) >>',
    'an address when it opens': '/OpenAction << /S /URI /URI (https://elsewhere.example) >>',
    'something when it closes': '/AA << /WC << /S /JavaScript /JS (app.alert(1)) >> >>',
    'another file': '/Names << /EmbeddedFiles << /Names [(a) << /F (a.exe) /EF << >> >>] >> >>',
    'a form that sends itself': '/AcroForm << /XFA (x) /Fields [] >>',
    'a script in a chain':
      '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /JavaScript /JS (1) >> >>',
    'a script in hex': '/OpenAction << /S /JavaScript /JS <6170702e616c657274> >>',
  }
  const all = Object.entries(acting).flatMap(([what, entry]): HostileFile[] => {
    const of = (how: string, bytes: Buffer): HostileFile => ({
      ...{ what: `${what}${how}`, name: 'a.pdf', bytes, refused: ['acting-paper'] },
    })
    const otherwise = entry.replaceAll(
      /\/(\w)(\w*)/g,
      (_, first: string, rest: string) => `/#${first.charCodeAt(0).toString(16)}${rest}`,
    )
    return [
      of('', pdfOf(entry)),
      of(', written otherwise', pdfOf(otherwise)),
      of(', packed', objectStreamPdf(entry)),
      of(', packed and written otherwise', objectStreamPdf(otherwise)),
      of(', before its last version', pdfOf('', '', pdfOf(entry))),
    ]
  })
  return [
    ...all,
    {
      ...{
        what: 'a lock',
        name: 'a.pdf',
        bytes: pdfOf('', '/Encrypt << /Filter /Standard /V 1 >>'),
      },
      refused: ['locked-paper', 'broken-paper'],
    },
    {
      ...{ what: 'a file hidden behind its end', name: 'a.pdf' },
      bytes: Buffer.concat([pdfOf(''), Buffer.from('MZ hidden')]),
      refused: ['broken-paper', 'two-in-one'],
    },
  ]
}

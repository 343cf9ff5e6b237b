import { isOver, issuedPaper, type Certificate } from '../../content/certificate.ts'
import { paperPath, pictureIn, type FilesOfSite, type PictureFacts } from '../../content/files.ts'
import { dateWords } from '../rules/day-labels.ts'
import { coverOf, type Cover } from './covers.server.ts'
import { readableSize } from '../rules/readable-size.ts'
import { sizeOfPaper, type PaperSizes } from './paper-sizes.server.ts'

interface Known {
  files: FilesOfSite
  sizes: PaperSizes
  /** On which it is shown, in India. */
  day: string | undefined
}

/** A certificate as the page shows it: the issued document where it was uploaded, a specimen until then. */
export function shownCertificate(certificate: Certificate, { files, sizes, day }: Known) {
  const { id, title, number, issuer, register, validUntil } = certificate
  const issued = issuedPaper(certificate, files)
  const firstPage = certificate.firstPage
    ? pictureIn(files, { file: certificate.firstPage })
    : undefined
  const told = {
    ...{ id, title },
    ...(number && { number }),
    ...(issuer && { issuer }),
    ...(register && { register }),
    ...(validUntil && { validUntil, lastDay: dateWords(validUntil) }),
    ...(isOver(certificate, day) && { isOver: true }),
  }
  if (issued) {
    return {
      ...told,
      ...{ file: paperPath(issued), pages: issued.pages, specimen: false },
      ...{ size: readableSize(issued.bytes), cover: firstPage ? coversOf(firstPage) : [] },
    }
  }
  const { file, pages, specimen } = certificate
  return { ...told, file, pages, specimen, size: sizeOfPaper(file, sizes), cover: coverOf(id) }
}

const coversOf = ({ id, widths, width, height }: PictureFacts): Cover[] =>
  widths.map((each) => ({
    ...{ src: `/files/${id}/${each}.avif`, width: each },
    height: Math.round((height * each) / width),
  }))

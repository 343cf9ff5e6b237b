/** Words of the downloads page. What it offers is in `certificates.ts` and in each product's `brochure`. */
export const downloads = {
  description:
    'Certificates of DINO, to read on the page or to download, and the brochure of each machine.',
  /** Shown as long as all certificates are specimens, or some. */
  specimenNote: {
    all: 'These are specimens: they show what each certificate looks like. The issued ones will take their place.',
    some: 'Those marked as specimens show what the certificate looks like. The issued one will take its place.',
  },
  askForIssued: 'Ask us for the issued certificates',
  brochuresNote: 'Each machine on a few pages, to print or to pass on.',
} as const

/** In titles, on badges, under mails. Apart from `company.ts`, so that no script brings a telephone along with it. */
export const brandName = 'DINO'

/** A machine's whole name, in every language: 'Dino Wotan'. Sentences say 'Dino {title}', and are translated as a whole. */
export const machineName = (title: string) => `Dino ${title}`

/** What stays as long as it is this company. */
export const origin = {
  name: brandName,
  established: 2002,
  knuckleCranesSince: 2009,
  parentCompany: 'A parent company with over 48 years of experience',
}

/** Of every machine. */
export const madeHere = 'Truck mounted and made in India. The workshop is at Kodimatha, Kottayam.'

/** What whoever comes is told of the visit: on the page of their appointment and in its mails. */
export interface VisitTexts {
  /** How to find us, line by line. None: it is not said. */
  directions: string[]
  /** What to bring, line by line. */
  bring: string[]
  /** Whom to ask for at the gate. */
  askFor: string
}

export const visitTexts: VisitTexts = {
  directions: [],
  bring: [
    'What you know of the truck that the crane is for: make, model and year. Photos will do.',
  ],
  askFor: 'the sales desk',
}

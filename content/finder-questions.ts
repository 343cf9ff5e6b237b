import type { Family } from './product.ts'
import type { Text } from './words/texts.ts'

/** An answer that somebody may give on the way to a machine; all words are in English here. */
export interface FinderAnswer {
  title: Text
  /** What a machine is whose own texts answer this question not at all: it is found under its kind. */
  kinds: readonly Family[]
  /** Kept for whoever asks us, and no reason to leave a machine out: the texts say nothing of it. */
  isNote?: true
}

export interface FinderQuestion {
  /** Where it stands among the answers: 'Work'. */
  name: Text
  title: Text
  answers: Readonly<Record<string, FinderAnswer>>
}

const cranes = ['knuckle', 'stiff-boom'] as const
const recovery = ['rollback-bed', 'wheel-lift'] as const
const beds = ['rollback-bed'] as const

/** In the order in which they are asked. An address has the names: `?job=timber&grip=grapple`. */
export const finderQuestions = {
  job: {
    name: 'Work',
    title: 'What is the work?',
    answers: {
      timber: { title: 'Timber', kinds: ['knuckle'] },
      stone: { title: 'Stone, marble and glass', kinds: ['knuckle'] },
      building: { title: 'Building sites', kinds: ['knuckle'] },
      delivery: { title: 'Delivery rounds', kinds: cranes },
      street: { title: 'Street works', kinds: cranes },
      lanes: { title: 'Tight lanes', kinds: cranes },
      workshop: { title: 'Workshop and service', kinds: cranes },
      towing: { title: 'Towing and recovery', kinds: recovery },
      cars: { title: 'Car transport', kinds: beds },
    },
  },
  lift: {
    name: 'Load',
    title: 'What is lifted or carried?',
    answers: {
      logs: { title: 'Logs and round timber', kinds: ['knuckle'] },
      slabs: { title: 'Slabs, cut stone and glass', kinds: ['knuckle'] },
      goods: { title: 'Pallets, bricks and blocks', kinds: ['knuckle'] },
      steel: { title: 'Steel, pipes and precast', kinds: ['knuckle'] },
      poles: { title: 'Poles, signs and kerb stones', kinds: cranes },
      engines: { title: 'Engines, tanks and generators', kinds: cranes },
      vehicle: { title: 'A vehicle that still rolls', kinds: recovery },
      damaged: { title: 'A vehicle that does not roll', kinds: beds },
      low: { title: 'A low car', kinds: beds },
      wheels: { title: 'Two- and three-wheelers', kinds: beds },
      plant: { title: 'Small plant and forklifts', kinds: beds },
    },
  },
  grip: {
    name: 'Grip',
    title: 'How is it held?',
    answers: {
      grapple: { title: 'By a grapple', kinds: [] },
      hook: { title: 'On a hook', kinds: cranes },
      clamp: { title: 'In slings or a clamp', kinds: [] },
      tyres: { title: 'By its tyres', kinds: ['wheel-lift'] },
      bed: { title: 'It stands on a bed', kinds: beds },
    },
  },
  where: {
    name: 'Place',
    title: 'Where does the truck work?',
    answers: {
      site: { title: 'Building site', kinds: cranes },
      yard: { title: 'Yard, depot or workshop', kinds: [...cranes, ...beds] },
      forest: { title: 'Felling site or estate', kinds: [] },
      road: { title: 'Road and highway', kinds: [...cranes, ...recovery] },
      city: { title: 'In the city', kinds: [...cranes, ...recovery] },
      narrow: { title: 'Where a large truck cannot turn', kinds: [] },
    },
  },
  truck: {
    name: 'Truck',
    title: 'Which truck is there?',
    answers: {
      light: { title: 'A light truck', kinds: [] },
      larger: { title: 'A larger truck', kinds: [], isNote: true },
      none: { title: 'None yet', kinds: [], isNote: true },
    },
  },
} as const satisfies Record<string, FinderQuestion>

export type QuestionName = keyof typeof finderQuestions
export type AnswerName<Name extends QuestionName> =
  keyof (typeof finderQuestions)[Name]['answers'] & string

/** The same as a list, whose answers are all of one type. */
export const questionList: [QuestionName, FinderQuestion][] = Object.entries(finderQuestions) as [
  QuestionName,
  FinderQuestion,
][]

/** An answer of this name; undefined for one that the question has not. */
export function findAnswer(name: QuestionName, answer: string): FinderAnswer | undefined {
  const { answers }: FinderQuestion = finderQuestions[name]
  return Object.hasOwn(answers, answer) ? answers[answer] : undefined
}

/** The longest words of one's own that are looked for. */
export const longestWords = 80

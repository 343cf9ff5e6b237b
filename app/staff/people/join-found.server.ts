import type { Queries } from '../../db/database.server.ts'
import { personsOf } from './joined-keys.server.ts'
import type { FoundPerson } from './search-people.server.ts'

export interface FoundTogether extends FoundPerson {
  /** Other addresses and numbers of the same person that the search found. */
  also: string[]
}

/** Whom staff joined is found once, where they were found first: by what came last. */
export async function joinFound(db: Queries, found: FoundPerson[]): Promise<FoundTogether[]> {
  const persons = await personsOf(db, found.map(keyOf))
  const groups = Map.groupBy(found, (person) => persons.get(keyOf(person)) ?? keyOf(person))
  return [...groups.values()].map(([first, ...others]) => ({
    ...first!,
    enquiries: sum([first!, ...others].map(({ enquiries }) => enquiries)),
    appointments: sum([first!, ...others].map(({ appointments }) => appointments)),
    also: others.map(keyOf),
  }))
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** As `writePersonKey` has it. */
export function keyOf({ email, phone }: FoundPerson): string {
  return email ?? (phone ?? '').replaceAll(/\D/g, '').slice(-10)
}

/** Versions of a text: the day since when it stands, and from its second text on a number: '2026-11-23.2'. */

/**
 * The version of a text that stands from this day on.
 *
 * @param taken by other texts: none of them is given again
 */
export function nextVersion(day: string, taken: readonly string[]): string {
  const ofDay = taken.filter((version) => dayOfVersion(version) === day).map(numberOfVersion)
  return ofDay.length === 0 ? day : `${day}.${Math.max(...ofDay) + 1}`
}

export const dayOfVersion = (version: string): string => version.split('.')[0]!

export const numberOfVersion = (version: string): number => Number(version.split('.')[1] ?? 1)

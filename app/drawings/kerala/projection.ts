/** How the map of Kerala is laid on paper: north up, true to scale at the state's middle. */

/** Degrees north and east. */
export type Place = readonly [north: number, east: number]

export const mapEdges = { north: 12.96, south: 8.12, west: 73.85, east: 77.72 }

const unitsPerKm = 2
const kmPerDegreeNorth = 110.6
const middle = (10.55 * Math.PI) / 180
const kmPerDegreeEast = 111.32 * Math.cos(middle)

export const mapSize = {
  width: Math.round((mapEdges.east - mapEdges.west) * kmPerDegreeEast * unitsPerKm),
  height: Math.round((mapEdges.north - mapEdges.south) * kmPerDegreeNorth * unitsPerKm),
}

/** A place in the map's units. */
export function project([north, east]: Place): { x: number; y: number } {
  return {
    x: (east - mapEdges.west) * kmPerDegreeEast * unitsPerKm,
    y: (mapEdges.north - north) * kmPerDegreeNorth * unitsPerKm,
  }
}

export const unitsOf = (km: number): number => km * unitsPerKm

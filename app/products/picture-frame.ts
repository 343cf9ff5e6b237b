/** A part of a picture, in the picture's own pixels. It may reach beyond the picture: there is nothing. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** What a grid's cell shows: the longest machine fits, and all are seen from the same distance. */
const cellMetres = { width: 10.1, height: 7.7, belowWheels: 0.29 }

/** The box is measured from the model: drawn, an edge of a foot or tyre reaches as many pixels below it. */
const below = 2

/** Close around the machine, so that its wheels stand on the lower edge. */
export function frameAround(machine: Frame, groundLine: number): Frame {
  const air = 24
  const y = Math.max(0, machine.y - air)
  // An outrigger may stand a hair nearer to us than the wheels.
  const bottom = Math.max(groundLine, machine.y + machine.height) + below
  return {
    x: machine.x - air,
    y,
    width: machine.width + 2 * air,
    height: bottom - y,
  }
}

/** More than twice as long as high: there is room above it. */
export function isLow({ width, height }: Frame): boolean {
  return width > 2 * height
}

/** The same piece of the world for every machine: one scale, one ground line. */
export function frameToScale(machine: Frame, groundLine: number, pixelsPerMetre: number): Frame {
  const width = cellMetres.width * pixelsPerMetre
  const height = cellMetres.height * pixelsPerMetre
  return inTenths({
    x: machine.x + (machine.width - width) / 2,
    y: groundLine + cellMetres.belowWheels * pixelsPerMetre - height,
    width,
    height,
  })
}

/** To tenths of a pixel: nobody sees less, and every page carries the numbers. */
function inTenths({ x, y, width, height }: Frame): Frame {
  return { x: tenths(x), y: tenths(y), width: tenths(width), height: tenths(height) }
}

const tenths = (pixels: number) => Math.round(pixels * 10) / 10

/** A photograph, of which nobody measured the machine: all of it, standing on the cell's lower edge. */
export function framesOfWhole(photograph: { width: number; height: number }) {
  const { width, height } = photograph
  const ratio = cellMetres.width / cellMetres.height
  const cell = { width: Math.max(width, height * ratio), height: Math.max(height, width / ratio) }
  return {
    close: { x: 0, y: 0, width, height } satisfies Frame,
    toScale: inTenths({
      x: (width - cell.width) / 2,
      y: height - cell.height,
      ...cell,
    }),
  }
}

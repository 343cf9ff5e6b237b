import { toPolyline } from '@dino/studio/machines/kit/contour.ts'
import { canSet, CAP_HEIGHT, setWord } from '@dino/studio/machines/lettering/glyphs.ts'
import { baselines, linesOfName } from './lines-of-name.ts'
import { nameFont } from './name-fonts.ts'

/** As wide letters, a long name may be set narrower before it gets smaller. */
const squeeze = 0.82

/** The name in white on nothing, as large as the box allows. */
export function drawName(
  name: string,
  box: { width: number; height: number },
  mostLines: number,
): OffscreenCanvas {
  const canvas = new OffscreenCanvas(box.width, box.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This device draws no text')
  context.fillStyle = '#fff'
  const capitals = name.toLocaleUpperCase('en')
  if (canSet(capitals)) drawCapitals(context, capitals, box, mostLines)
  else drawText(context, capitals, box, mostLines)
  return canvas
}

type Box = Parameters<typeof drawName>[1]
type Context = OffscreenCanvasRenderingContext2D

function drawCapitals(context: Context, name: string, box: Box, mostLines: number) {
  const widthOf = (line: string) => (setWord(line).width / CAP_HEIGHT) * squeeze
  const setting = linesOfName(name, box, widthOf, mostLines)
  const lows = baselines(setting, box.height)
  setting.lines.forEach((line, i) => {
    const { width, faces } = setWord(line)
    const scale = setting.height / CAP_HEIGHT
    const across = Math.min(scale, box.width / width)
    context.setTransform(across, 0, 0, -scale, (box.width - width * across) / 2, lows[i]!)
    for (const { x, outer, holes } of faces) {
      context.beginPath()
      for (const contour of [outer, ...holes]) {
        toPolyline(contour, 0, 8).forEach(([px, py], k) =>
          k ? context.lineTo(x + px, py) : context.moveTo(x + px, py),
        )
        context.closePath()
      }
      context.fill('evenodd')
    }
  })
}

function drawText(context: Context, name: string, box: Box, mostLines: number) {
  context.font = nameFont()
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = context.measureText(name)
  const high = up + down || 100
  const widthOf = (line: string) => context.measureText(line).width / high
  const setting = linesOfName(name, box, widthOf, mostLines)
  const scale = setting.height / high
  const lows = baselines(setting, box.height)
  context.textAlign = 'center'
  setting.lines.forEach((line, i) => {
    context.setTransform(scale, 0, 0, scale, box.width / 2, lows[i]! - down * scale)
    context.fillText(line, 0, 0)
  })
}

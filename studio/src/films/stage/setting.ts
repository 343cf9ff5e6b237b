import { Box3, Vector3 } from 'three'
import { lampsFor, morning, studio, sunLamps, type Sky } from './light.ts'
import { mirrorOf } from './mirror.ts'
import type { Paper, Setting } from './painter.ts'
import type { Scene } from './scene.ts'
import { LAMPS_PER_PASS } from './shaders.ts'

/** `passes` pictures are added up for each frame. */
export type Quality = { width: number; height: number; passes: number }

export const settingOf = (scene: Scene, quality: Quality): Setting =>
  scene.place === 'studio' ? inStudio(scene, quality) : inYard(scene, quality)

function inStudio(scene: Scene, { width, height, passes }: Quality): Setting {
  const ball = ballRound(scene)
  const paper: Paper = {
    at: new Vector3(ball.middle.x, 0, ball.middle.z),
    fadeFrom: ball.radius * 0.9,
    fadeTo: ball.radius * 1.7,
    tint: '#F6F4EF',
    floor: '#ECE9E2',
    floorTop: 0.34,
  }
  return {
    width,
    height,
    lamps: lampsFor(DIMMED, passes * LAMPS_PER_PASS),
    mirror: mirrorOf(DIMMED),
    shadows: { ...ball, size: 1024 },
    paper,
    exposure: 0.86,
    // What bounces between a machine's own plates, which these lamps alone do not know.
    ambient: 0.4,
  }
}

function inYard(scene: Scene, { width, height, passes }: Quality): Setting {
  const suns = passes * 2
  const sky = lampsFor(morning, passes * LAMPS_PER_PASS - suns)
  return {
    width,
    height,
    lamps: [...sunLamps(suns), ...sky],
    mirror: mirrorOf(morning),
    shadows: { ...(scene.shadows ?? ballRound(scene)), size: 1536 },
    exposure: 0.84,
    ambient: 0.4,
  }
}

/** The studio's lamps at the strength that its world has in Blender. */
const DIMMED: Sky = (azimuth, elevation) => {
  const [r, g, b] = studio(azimuth, elevation)
  return [r * 0.62, g * 0.62, b * 0.62]
}

/** Holds everything that ever moves. */
function ballRound({ root, moveTo, seconds }: Scene) {
  const box = new Box3()
  for (let i = 0; i <= 4; i++) {
    moveTo((seconds * i) / 4)
    box.union(new Box3().setFromObject(root))
  }
  const radius = box.getSize(new Vector3()).length() / 2 + 0.3
  return { middle: box.getCenter(new Vector3()), radius }
}

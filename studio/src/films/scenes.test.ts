import { Box3, Mesh, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import { FILMS, FRAMES_PER_SECOND, framesOf, showing } from './films.ts'
import { cameraFor, type Scene } from './stage/scene.ts'

const scenes = Object.entries(FILMS).flatMap(([film, { scenes: made, width, height }]) =>
  made.map((make, i) => ({ name: `${film} ${i + 1}`, make, aspect: width / height })),
)

describe.each(scenes)('$name', ({ make, aspect }) => {
  const scene = make()

  test('runs for a few seconds and moves all the time that matters', () => {
    expect(scene.seconds).toBeGreaterThan(2)
    expect(scene.seconds).toBeLessThan(9)
    const [start, middle, end] = [0, 0.5, 1].map((share) => placesAt(scene, share * scene.seconds))
    expect(start).not.toEqual(middle)
    expect(middle).not.toEqual(end)
  })

  test('is the same whenever it is asked for a second: frames may be painted in any order', () => {
    const first = placesAt(scene, scene.seconds * 0.6)
    placesAt(scene, 0)
    expect(placesAt(scene, scene.seconds * 0.6)).toEqual(first)
  })

  test('jumps nowhere: no part moves more than 20 cm from one frame to the next', () => {
    let before = placesAt(scene, 0)
    for (let frame = 1; frame < framesOf(scene); frame += 1) {
      const now = placesAt(scene, frame / FRAMES_PER_SECOND)
      for (const [part, place] of now) expect(place.distanceTo(before.get(part) ?? place)).toBeLessThan(0.2) // prettier-ignore
      before = now
    }
  })

  test('shows its machines within the frame, unless it is a close view', () => {
    if (scene.place === 'yard' || scene.view(0).across < 10) return
    for (const share of [0, 0.5, 1]) {
      scene.moveTo(share * scene.seconds)
      scene.root.updateMatrixWorld(true)
      const camera = cameraFor(scene.view(share * scene.seconds), aspect)
      const box = new Box3().setFromObject(scene.root, true)
      const middle = box.getCenter(new Vector3()).project(camera)
      expect(Math.abs(middle.x)).toBeLessThan(0.5)
      for (const corner of cornersOf(scene)) {
        corner.project(camera)
        expect(Math.abs(corner.x)).toBeLessThan(1)
        expect(Math.abs(corner.y)).toBeLessThan(1)
      }
    }
  })
})

test('a loop plays forwards, rests, and comes back to where it began', () => {
  const film = { width: 4, height: 3, passes: 1, scenes: [], play: 'there-and-back', rest: 2 / 24 } as const // prettier-ignore
  const frames = showing(film, [4]).map(([, frame]) => frame)
  expect(frames).toEqual([0, 1, 2, 3, 3, 3, 2, 1, 0, 0])
})

test('a film of several scenes plays them once, one after the other', () => {
  const film = { width: 4, height: 3, passes: 1, scenes: [], play: 'through', rest: 0 } as const
  expect(showing(film, [2, 1])).toEqual([[0, 0], [0, 1], [1, 0]]) // prettier-ignore
})

function placesAt(scene: Scene, second: number): Map<string, Vector3> {
  scene.moveTo(second)
  scene.root.updateMatrixWorld(true)
  const places = new Map<string, Vector3>()
  scene.root.traverse((node) => {
    if (!(node instanceof Mesh)) places.set(node.uuid, node.getWorldPosition(new Vector3()))
  })
  return places
}

function* cornersOf({ root }: Scene): Generator<Vector3> {
  const meshes: Mesh[] = []
  root.traverse((node) => {
    if (node instanceof Mesh) meshes.push(node)
  })
  for (const mesh of meshes) {
    const position = mesh.geometry.getAttribute('position')
    for (let i = 0; i < position.count; i += 97)
      yield new Vector3().fromBufferAttribute(position, i).applyMatrix4(mesh.matrixWorld)
  }
}

import type { MeshPhysicalMaterial } from 'three'
import { shapesBegin } from '../../../app/yard/fitted-usda.ts'
import type { ParkedMachine, Piece } from './shapes.ts'

/** The machine as USD in letters: millimetres under a root that makes metres of them, which are the stage's unit. Y up. */
export function usdaOf({ id, materials, parts }: ParkedMachine): string {
  const worn = new Set(parts.flatMap(({ pieces }) => pieces.map(({ material }) => material)))
  return `#usda 1.0
(
    defaultPrim = "Machine"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Machine" (
    assetInfo = { string name = "${id}" }
    kind = "component"
    prepend apiSchemas = ["Preliminary_AnchoringAPI"]
)
{
    uniform token preliminary:anchoring:type = "plane"
    uniform token preliminary:planeAnchoring:alignment = "horizontal"
    float3 xformOp:scale = (0.001, 0.001, 0.001)
    uniform token[] xformOpOrder = ["xformOp:scale"]

    def Scope "Materials"
    {
${[...worn].map((name) => materialOf(materials[name])).join('\n')}
    }

    ${shapesBegin}
${parts.flatMap(({ name, pieces }) => pieces.map((piece) => meshOf(name, piece))).join('\n')}
}
`
}

function materialOf(material: MeshPhysicalMaterial): string {
  const { name, color, emissive, emissiveIntensity, opacity, roughness, metalness } = material
  const path = `/Machine/Materials/${name}`
  return `        def Material "${name}"
        {
            token outputs:surface.connect = <${path}/Surface.outputs:surface>
            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor = (${color.toArray().map(short).join(', ')})
                color3f inputs:emissiveColor = (${emissive
                  .toArray()
                  .map((part) => short(part * emissiveIntensity))
                  .join(', ')})
                float inputs:metallic = ${metalness}
                float inputs:opacity = ${opacity}
                float inputs:roughness = ${roughness}
                int inputs:useSpecularWorkflow = 0
                token outputs:surface
            }
        }`
}

/** Without blanks and in whole millimetres: each letter counts a hundred thousand times. */
function meshOf(part: string, { material, points, normals, triangles }: Piece): string {
  const name = `${part}_${material}`.replaceAll('-', '_')
  return `    def Mesh "${name}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        float3[] extent = [${extentOf(points)}]
        int[] faceVertexCounts = [${Array(triangles.length / 3)
          .fill(3)
          .join()}]
        int[] faceVertexIndices = [${triangles.join()}]
        rel material:binding = </Machine/Materials/${material}>
        normal3f[] normals = [${triples(normals.map(short2))}] (
            interpolation = "vertex"
        )
        point3f[] points = [${triples(points)}]
        uniform token subdivisionScheme = "none"
    }`
}

function triples(values: readonly number[]): string {
  const words: string[] = []
  for (let i = 0; i < values.length; i += 3) words.push(`(${values.slice(i, i + 3).join()})`)
  return words.join()
}

function extentOf(points: readonly number[]): string {
  const axes = [0, 1, 2].map((axis) => points.filter((_, i) => i % 3 === axis))
  const ends = [Math.min, Math.max].map((end) => axes.map((one) => one.reduce((a, b) => end(a, b))))
  return ends.map((end) => `(${end.join(', ')})`).join(', ')
}

const short = (value: number) => Math.round(value * 10_000) / 10_000
const short2 = (value: number) => Math.round(value * 100) / 100

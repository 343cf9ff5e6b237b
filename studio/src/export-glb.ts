import { writeFile } from 'node:fs/promises'
import { GLTFExporter } from 'three/examples/jsm/exporters/GLTFExporter.js'
import type { AnimationClip, Object3D } from 'three'

// The exporter packs its buffers through a browser class that Node does not have.
class BlobReader {
  result: ArrayBuffer | undefined
  onloadend: (() => void) | undefined
  readAsArrayBuffer(blob: Blob) {
    void blob.arrayBuffer().then((buffer) => {
      this.result = buffer
      this.onloadend?.()
    })
  }
}

export async function writeGlb(
  group: Object3D,
  file: string,
  animations: AnimationClip[] = [],
): Promise<void> {
  const scope = globalThis as { FileReader?: unknown }
  scope.FileReader ??= BlobReader
  const glb = await new GLTFExporter().parseAsync(group, { binary: true, animations })
  if (!(glb instanceof ArrayBuffer)) throw new Error('Expected a binary glTF')
  await writeFile(file, Buffer.from(glb))
}

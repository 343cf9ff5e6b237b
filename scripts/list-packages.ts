import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Beside what is served, not in it. */
export const sbomFile = 'sbom.cdx.json'

interface Locked {
  version: string
  integrity?: string
  license?: string
  dev?: true
  link?: true
  optional?: true
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

type Lock = Record<string, Locked>

/**
 * Writes the list of the packages that the site is built from and runs with (SBOM, CycloneDX): versions, licences and
 * checksums, as the lock file has them. What only tests need is not in it. `npm sbom --omit=dev` also leaves out what tests need besides.
 */
export function listPackages(buildDir: string): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Lock }
  writeFileSync(join(buildDir, sbomFile), JSON.stringify(sbomOf(packages), null, 1))
}

/** @param packages by where they lie, as in the lock file; the project itself lies at '' */
export function sbomOf(packages: Lock) {
  const { '': project, ...all } = packages as Lock & { '': Locked & { name: string } }
  // The studio is a part of the project, linked: what its machines need, the project names too.
  const used = Object.entries(all).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
  )
  const components = new Map(
    used.map(([path, locked]) => [purl(path, locked), component(path, locked)]),
  )
  const self = `pkg:npm/${project.name}@${project.version}`
  const graph = new Map([[self, new Set(needs('', project, all))]])
  for (const [path, locked] of used) {
    const known = graph.get(purl(path, locked)) ?? []
    graph.set(purl(path, locked), new Set([...known, ...needs(path, locked, all)]))
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        'bom-ref': self,
        type: 'application',
        name: project.name,
        version: project.version,
        purl: self,
      },
    },
    components: [...components.values()],
    dependencies: [...graph].map(([ref, on]) => ({ ref, dependsOn: [...on] })),
  }
}

function component(path: string, locked: Locked) {
  const [name, group] = nameOf(path).split('/').toReversed()
  const { version, integrity, license, optional } = locked
  return {
    'bom-ref': purl(path, locked),
    type: 'library',
    ...(group && { group }),
    name,
    version,
    scope: optional ? 'optional' : 'required',
    ...(integrity && { hashes: [checksum(integrity)] }),
    ...(license && { licenses: [licence(license)] }),
    purl: purl(path, locked),
  }
}

/** Where Node finds what a package asks for: beside it, or above. What is not installed is not listed. */
function needs(path: string, locked: Locked, all: Lock): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = locked
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
  return names.flatMap((name) => {
    for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
      const place = `${from}/node_modules/${name}`.replace(/^\//, '')
      const found = all[place]
      if (found) return found.dev || found.link ? [] : [purl(place, found)]
      if (from === '') return []
    }
  })
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13)

const purl = (path: string, { version }: Locked) =>
  `pkg:npm/${nameOf(path).replace('@', '%40')}@${version}`

/** 'sha512-…' in base 64. */
function checksum(integrity: string) {
  const [algorithm, content] = integrity.split('-') as [string, string]
  const alg = algorithm.toUpperCase().replace('SHA', 'SHA-')
  return { alg, content: Buffer.from(content, 'base64').toString('hex') }
}

function licence(text: string) {
  if (/ (OR|AND|WITH) /.test(text)) return { expression: text }
  return { license: /\s/.test(text) ? { name: text } : { id: text } }
}

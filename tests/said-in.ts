import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Import {
  /** The file that is imported. */
  to: string
  /** Only when somebody asks for it. */
  isLater: boolean
}

/**
 * Every literal in some files and in all that they import, but for types, with the file that it stands in.
 *
 * @param isLeftOut which imports are not followed
 */
export function saidIn(
  entries: string[],
  isLeftOut: (imported: Import) => boolean,
): { literal: string; file: string }[] {
  const files = [...entries]
  const said = []
  for (const file of files) {
    const code = readFileSync(file, 'utf8').replace(/\/\*\*.*?\*\/|^\s*\/\/[^\n]*$/gms, '')
    for (const found of code.matchAll(/'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"|`([^`$]+)`/g))
      said.push({ literal: found.slice(1).find(Boolean)!, file })
    const imported = importsOf(code)
      .map(({ to, isLater }) => ({ to: join(dirname(file), to), isLater }))
      .filter(({ to }) => !to.includes('+types') && existsSync(to) && !files.includes(to))
    for (const each of imported) if (!isLeftOut(each)) files.push(each.to)
  }
  return said
}

function importsOf(code: string): Import[] {
  const atOnce = code.matchAll(/^(?:import|export)\b(?! type)[^'"`;=]*? from '(\.[^']+\.tsx?)'/gm)
  const later = code.matchAll(/\bimport\(\s*'(\.[^']+\.tsx?)'/g)
  return [
    ...[...atOnce].map(([, to]) => ({ to: to!, isLater: false })),
    ...[...later].map(([, to]) => ({ to: to!, isLater: true })),
  ]
}

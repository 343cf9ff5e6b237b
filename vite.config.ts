import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Rolldown } from 'vite'
import { hashLength } from './app/kept/asset-names.ts'
import { earlyScript } from './scripts/early-script.ts'
import { loadServerFirst } from './scripts/load-server-first.ts'
import { pictures } from './scripts/pictures.ts'

// Vitest loads this file too; the router's plugin would replace its module runner.
const underTest = process.env.VITEST !== undefined

/** In this order: each takes along what its modules import, unless one before it has. */
const chunks = ['react', 'site', 'enquiry-form', 'booking-shared', 'office'] as const

const nameOf = (ending: string) => `assets/[name]-[hash:${hashLength}].${ending}`

export default defineConfig({
  plugins: [pictures(), earlyScript(), underTest ? [] : [reactRouter(), loadServerFirst()]],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    cssTarget: ['chrome109', 'firefox128', 'safari16.4'],
    modulePreload: false,
  },
  // It draws the machines, and brings three along: one file, apart from the pages'.
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: nameOf('js'),
            chunkFileNames: nameOf('js'),
            assetFileNames: nameOf('[ext]'),
            codeSplitting: { groups: chunks.map(sharedChunk) },
          },
        },
      },
    },
    // It names the same pictures and styles.
    ssr: { build: { rolldownOptions: { output: { assetFileNames: nameOf('[ext]') } } } },
  },
})

const bookingDialog = /\/app\/booking\/dialog\/booking-island\.tsx$/
const homePage = /\/app\/home\/home-page\.tsx$/
const enquiryForm = /\/app\/enquiries\/enquiry-form-view\.tsx$/
const office = /\/app\/staff\//
const publicPage = /\/app\/(?!staff\/)[\w/]+-page\.tsx$/
const everyPage = /\/(app\/root|defaults\/entry\.client)\.tsx$/

function sharedChunk(name: (typeof chunks)[number]) {
  const isIn = (id: string, graph: Rolldown.ChunkingContext) => chunkOf(id, graph) === name
  return { name: (id: string, graph: Rolldown.ChunkingContext) => (isIn(id, graph) ? name : null) }
}

/**
 * Five files for what is shared: what pages share with the booking dialog, which may come before anything else of the page;
 * what every page needs, or home with another; the enquiry form, which home, the contact page and a dialog have; what the
 * booking dialog shares with the office and other dialogs; and what pages of the office share. Left alone, the bundler makes
 * one for each set of pages that share a module: home asked for some ten files of 1 KB, and the list of them all, which every
 * page reads, was half a KB longer.
 */
function chunkOf(id: string, graph: Rolldown.ChunkingContext): (typeof chunks)[number] | null {
  const isPartOf = (file: RegExp, module = id) =>
    usersOf(module, graph).some((user) => file.test(user))
  const pages = usersOf(id, graph).filter((user) => publicPage.test(user)).length
  if (isPartOf(bookingDialog)) {
    if (isPartOf(everyPage) || pages > 0) return 'react'
    const users = usersOf(id, graph, bookingDialog)
    return users.some((user) => !isPartOf(bookingDialog, user)) ? 'booking-shared' : null
  }
  if (isPartOf(everyPage)) return 'site'
  if (isPartOf(homePage) && pages > 1) return isPartOf(enquiryForm) ? 'enquiry-form' : 'site'
  const first = usersOf(id, graph).filter((user) => !graph.getModuleInfo(user)?.importers.length)
  return first.length > 1 && first.every((user) => office.test(user)) ? 'office' : null
}

/** The module and whatever imports it, at whatever remove; what imports it only through `end` is left out. */
function usersOf(id: string, graph: Rolldown.ChunkingContext, end?: RegExp): string[] {
  const users = new Set([id])
  // Those that are added on the way are walked too.
  for (const user of users) {
    if (end?.test(user)) continue
    for (const importer of graph.getModuleInfo(user)?.importers ?? []) users.add(importer)
  }
  return [...users]
}

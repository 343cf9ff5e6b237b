import { expect, test, vi } from 'vitest'
import { withLateModules } from './late-modules.ts'

const page = `<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="stylesheet" href="/assets/site.css"/><link rel="modulepreload" nonce="n" href="/assets/home.js"/></head>
<script nonce="n" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";

  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");</script>`

const [, script = ''] = /<script[^>]*>(.*)<\/script>/s.exec(withLateModules(page)) ?? []

type Listener = (event: { target?: unknown }) => unknown

/** Runs the page's script as a browser does that has got so far, and tells what it listens for and imports. */
function run(readyState: DocumentReadyState) {
  const listening = new Map<string, Listener>()
  const imported: string[] = []
  const preloaded: string[] = []
  const window: { __reactRouterRouteModules?: unknown } = {}
  const events: { type: string; routes: unknown }[] = []
  const code = script.replaceAll('import(', 'fetchModule(')
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the script is what is tested
  new Function(
    ...['window', 'document', 'addEventListener', 'removeEventListener'],
    ...['dispatchEvent', 'requestAnimationFrame', 'setTimeout', 'fetchModule', code],
  )(
    window,
    {
      readyState,
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => preloaded.push(href) },
    },
    (sign: string, listener: Listener) => listening.set(sign, listener),
    (sign: string) => listening.delete(sign),
    ({ type }: Event) => events.push({ type, routes: window.__reactRouterRouteModules }),
    (frame: () => void) => frame(),
    (settle: () => void) => settle(),
    async (file: string) => {
      imported.push(file)
      return { file }
    },
  )
  return { listening, imported, preloaded, window, events }
}

/** A button, and how often it was pressed by itself. */
function button(form: object | null = null) {
  const presses: string[] = []
  const own = { form, click: () => presses.push('pressed') }
  return { presses, target: { closest: () => own } }
}

test('nothing of the scripts is in the page’s head, and nothing else is lost', () => {
  const late = withLateModules(page)
  expect(late).not.toContain('rel="modulepreload"')
  expect(late).toContain('<link rel="stylesheet" href="/assets/site.css"/>')
  expect(late).toContain('<script nonce="n" type="module" async="">')
})

test('the page of the build, which has no nonce, is treated alike', () => {
  const built = withLateModules(page.replaceAll(' nonce="n"', ''))
  expect(built).toContain('import(file)')
  expect(built).not.toContain('import "/assets/manifest.js"')
})

test.each(['load', 'pointerdown', 'keydown'])(
  'the modules wait for %s, and come once',
  async (sign) => {
    const { listening, imported, preloaded, window, events } = run('interactive')
    expect([...imported, ...preloaded]).toEqual([])
    for (const each of [sign, 'pointerdown']) await listening.get(each)!({})
    await vi.waitFor(() => expect(events).not.toEqual([]))
    expect(preloaded).toEqual(['/assets/entry.js', '/assets/home.js'])
    expect(imported).toEqual([
      '/assets/manifest.js',
      '/assets/root.js',
      '/assets/home.js',
      '/assets/entry.js',
    ])
    expect(window.__reactRouterRouteModules).toEqual({
      root: { file: '/assets/root.js' },
      home: { file: '/assets/home.js' },
    })
    expect(events).toEqual([{ type: 'routes-ready', routes: window.__reactRouterRouteModules }])
  },
)

test('a page that is already complete waits for nothing', () => {
  expect(run('complete').imported).not.toEqual([])
})

test('the button pressed last before the page is alive is pressed once it is', () => {
  const { listening } = run('interactive')
  const [menu, search] = [button(), button()]
  listening.get('click')!(menu)
  listening.get('click')!(search)
  listening.get('page-alive')!({})
  expect([menu.presses, search.presses]).toEqual([[], ['pressed']])
  expect(listening.get('click')).toBeUndefined()
})

test('a button of a form is not: the browser has sent the form itself', () => {
  const { listening } = run('interactive')
  const send = button({})
  listening.get('click')!(send)
  listening.get('page-alive')!({})
  expect(send.presses).toEqual([])
})

test('a page without modules stays as it is', () => {
  expect(withLateModules('<p>Plain</p><script>1</script>')).toBe('<p>Plain</p><script>1</script>')
})

import { pageAlive, routesReady } from './start-events.ts'

/**
 * A finished page whose modules come after what is seen: they are fetched when all else has arrived and
 * been painted, or at the visitor's first touch or key. Until then links and forms work as they do without scripts, and the
 * button that was pressed last is pressed again once it works.
 */
export function withLateModules(page: string): string {
  const preloads: string[] = []
  const bare = page.replace(/<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g, (_, file) => {
    preloads.push(file)
    return ''
  })
  return bare.replace(
    /(<script[^>]* type="module"[^>]*>)(.*?)<\/script>/s,
    (_, tag: string, code: string) => `${tag}${late(code, [...new Set(preloads)])}</script>`,
  )
}

/**
 * React Router's own start, with its imports turned into ones that wait. They run as they come, the
 * one that hydrates perhaps before the routes are known; so the page tells when they are.
 */
function late(code: string, preloads: readonly string[]): string {
  const names: string[] = []
  const files: string[] = []
  const rest = code.replace(
    /^import (?:\* as (\w+) from )?"([^"]+)";?$/gm,
    (_, name = '', file) => {
      names.push(name)
      files.push(file)
      return ''
    },
  )
  return `
let pressed;
const press = ({ target }) => { pressed = target.closest("button") };
addEventListener("click", press);
addEventListener("${pageAlive}", () => {
  removeEventListener("click", press);
  if (pressed && !pressed.form) pressed.click();
}, { once: true });
let started = false;
const start = async () => {
  if (started) return;
  started = true;
  for (const href of ${JSON.stringify(preloads)})
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  const [${names.join(', ')}] = await Promise.all(${JSON.stringify(files)}.map((file) => import(file)));
  ${rest.trim()}
  dispatchEvent(new Event("${routesReady}"));
};
const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, start, { once: true });
if (document.readyState === "complete") afterPaint();
else addEventListener("load", afterPaint, { once: true });
`
}

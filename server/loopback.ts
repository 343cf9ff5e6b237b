const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a Host header names this very machine, as seen from itself. */
export function isLoopbackHost(host: string | undefined): boolean {
  const address = `http://${host}`
  return URL.canParse(address) && loopbackNames.has(new URL(address).hostname)
}

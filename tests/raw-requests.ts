import { connect } from 'node:net'

/** A request as it is to stand on the line: its path is sent as it is written. */
export interface Asked {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

const together = 50

/**
 * Sends the same request so many times over one connection, some at once; gives how often each status came
 * back. It costs the sender next to nothing, and reads no answer beyond its first line.
 */
export function sendMany(
  port: number,
  asked: Asked,
  times: number,
): Promise<Record<number, number>> {
  const request = onTheLine(asked)
  const statuses: Record<number, number> = {}
  const line = connect(port, '127.0.0.1')
  let [sent, answered, rest] = [0, 0, '']
  const sendMore = () => {
    const more = Math.min(together, times - sent)
    sent += more
    line.write(request.repeat(more))
  }
  return new Promise((resolve, reject) => {
    line.once('error', reject)
    line.once('close', () =>
      reject(new Error(`hung up after ${answered} answers to ${asked.path}`)),
    )
    line.setEncoding('latin1').on('data', (text: string) => {
      const pieces = (rest + text).split(/HTTP\/1\.1 (?=\d{3} )/)
      for (const piece of pieces.slice(1)) {
        const status = Number(piece.slice(0, 3))
        statuses[status] = (statuses[status] ?? 0) + 1
        answered++
      }
      // The beginning of a first line may be the end of this piece.
      rest = pieces.at(-1)!.slice(3).slice(-15)
      if (answered === times) resolve(statuses)
      else if (answered === sent) sendMore()
    })
    sendMore()
  }).finally(() => line.destroy()) as Promise<Record<number, number>>
}

export function onTheLine({ method = 'GET', path, headers = {}, body = '' }: Asked): string {
  const lines = Object.entries({ Host: 'localhost:3000', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const length = body || method !== 'GET' ? [`Content-Length: ${Buffer.byteLength(body)}`] : []
  return [`${method} ${path} HTTP/1.1`, ...lines, ...length, '', body].join('\r\n')
}

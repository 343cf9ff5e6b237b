import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Keeps whoever asks waiting until the result is called; who answers by then answers them too. */
export function holdRequests(server: Server): () => void {
  const waiting: [IncomingMessage, ServerResponse][] = []
  const hold = (req: IncomingMessage, res: ServerResponse) => void waiting.push([req, res])
  server.on('request', hold)
  return () => {
    server.off('request', hold)
    for (const asked of waiting) server.emit('request', ...asked)
  }
}

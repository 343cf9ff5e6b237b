import { pino, type DestinationStream, type Logger } from 'pino'

/**
 * JSON lines on standard output. An error is told by its kind, its database code and its stack frames, but
 * not with what it was about: database errors quote the query's parameters, which are people's names.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino({ level, serializers: { err: describeError } }, destination)
}

interface Described {
  type: string
  message?: string
  code?: string
  constraint?: string
  stack?: string
  cause?: Described
}

function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return {
    type: error.name,
    ...(quotesInput(error) ? {} : { message: error.message }),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: stackFrames(error),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/**
 * A query's own error names its parameters (what the database said is in its cause), the database names a
 * value that it can't read (class 22), and so does JSON.
 */
function quotesInput(error: Error): boolean {
  const { code } = error as { code?: unknown }
  return (
    'params' in error ||
    'parameters' in error ||
    error.message.includes('params:') ||
    error instanceof SyntaxError ||
    (typeof code === 'string' && /^22...$/.test(code))
  )
}

/** Without its first lines, which repeat the message. */
function stackFrames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

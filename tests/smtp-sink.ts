import { onTestFinished } from 'vitest'
import { startSmtpSink, type ReceivedMail, type SmtpSink } from './smtp-server.ts'

/** An SMTP sink that ends with the test. */
export async function smtpSink(
  onMail?: (mail: ReceivedMail) => void | Promise<void>,
  refusedRecipient?: Error,
): Promise<SmtpSink> {
  const { close, ...sink } = await startSmtpSink(onMail, refusedRecipient)
  onTestFinished(close)
  return sink
}

/** An SMTP answer for `onMail` to throw, or to each recipient. */
export function smtpRefusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode })
}

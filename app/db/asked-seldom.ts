/** How long an answer holds: health checks come from anybody, as often as they like. */
const answerHoldsMs = 2_000

/** Asks at most once every two seconds; everybody in between gets the same answer. */
export function askedSeldom<T>(ask: () => Promise<T>): () => Promise<T> {
  let askedAt = -Infinity
  let answer: Promise<T> | undefined
  return () => {
    if (!answer || performance.now() - askedAt > answerHoldsMs) {
      askedAt = performance.now()
      answer = ask()
    }
    return answer
  }
}

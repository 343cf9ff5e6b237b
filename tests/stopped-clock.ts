import { onTestFinished, vi } from 'vitest'

/** What is asked seldom holds for two seconds; they pass when the test says so. */
export function stoppedClock() {
  let ms = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => ms)
  onTestFinished(() => clock.mockRestore())
  return () => (ms += 2_001)
}

/** A reason not to start that the person at the console can mend: shown as it is, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

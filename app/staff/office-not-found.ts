import { data } from 'react-router'

/** Ends a loader or an action with the office's 404 page. */
export function officeNotFound(): never {
  // What React Router understands as an answer is no error.
  // oxlint-disable-next-line typescript/only-throw-error
  throw data(null, { status: 404 })
}

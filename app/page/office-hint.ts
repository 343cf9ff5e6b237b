const name = 'dino-office'

/** Remembered by a browser in which somebody of the staff was in the office: public pages then offer to edit them. No right comes of it. */
export function rememberOffice(isStaff: boolean): void {
  try {
    if (isStaff) localStorage.setItem(name, '1')
    else localStorage.removeItem(name)
  } catch {
    // Without storage nothing is offered.
  }
}

export function knowsOffice(): boolean {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    return false
  }
}

import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as 43 base64url characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token, so that a leaked table opens nothing. SHA-256, hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function isToken(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{43}$/.test(value)
}

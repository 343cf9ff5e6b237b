import { enquiryStatuses, type EnquiryStatus } from '../../rules/enquiry.ts'

export type InboxCommand =
  { kind: 'move'; by: 1 | -1 } | { kind: 'status'; status: EnquiryStatus } | { kind: 'undo' }

interface Key {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  repeat: boolean
}

/** What a key means in the inbox; nothing with Alt, Control or Meta. */
export function readKey({ key, altKey, ctrlKey, metaKey, repeat }: Key): InboxCommand | null {
  if (altKey || ctrlKey || metaKey) return null
  if (key === 'j' || key === 'ArrowDown') return { kind: 'move', by: 1 }
  if (key === 'k' || key === 'ArrowUp') return { kind: 'move', by: -1 }
  // Held down, these would change one enquiry after the other.
  if (repeat) return null
  if (key === 'u') return { kind: 'undo' }
  const status = /^[1-9]$/.test(key) ? enquiryStatuses[Number(key) - 1] : undefined
  return status ? { kind: 'status', status } : null
}

/** Who works in the office, and what each may do there. */

export const roles = ['owner', 'editor', 'sales'] as const
export type Role = (typeof roles)[number]

export const roleWords: Record<Role, string> = {
  owner: 'Owner',
  editor: 'Editor',
  sales: 'Sales',
}

/** What a role is for, as it is told to whoever chooses one. */
export const roleDuties: Record<Role, string> = {
  owner: 'everything, the team and erasing people too',
  editor: 'the site; looks into everything else',
  sales: 'appointments, days, enquiries, mail and people',
}

interface RightRule {
  roles: readonly Role[]
  /** 'Only an owner can …' */
  words: string
}

/**
 * Every right there is: reading is for everybody, publishing and the team are for few.
 *
 * | right         | owner | editor | sales |
 * |---------------|-------|--------|-------|
 * | look          | yes   | yes    | yes   |
 * | appointments  | yes   |        | yes   |
 * | days          | yes   |        | yes   |
 * | enquiries     | yes   |        | yes   |
 * | mail          | yes   |        | yes   |
 * | correct       | yes   |        | yes   |
 * | take-out      | yes   |        | yes   |
 * | erase         | yes   |        |       |
 * | site          | yes   | yes    |       |
 * | approve       | yes   |        |       |
 * | team          | yes   |        |       |
 */
const rules = {
  look: { roles, words: 'look into the office' },
  appointments: { roles: ['owner', 'sales'], words: 'book, change and cancel appointments' },
  days: { roles: ['owner', 'sales'], words: 'open and close days and slots' },
  enquiries: { roles: ['owner', 'sales'], words: 'work on enquiries' },
  mail: { roles: ['owner', 'sales'], words: 'send and dismiss mails' },
  correct: { roles: ['owner', 'sales'], words: 'correct what is kept of people' },
  'take-out': {
    roles: ['owner', 'sales'],
    words: 'take people’s data out of the office, as a file or a calendar feed',
  },
  erase: { roles: ['owner'], words: 'erase people' },
  site: { roles: ['owner', 'editor'], words: 'change the site' },
  approve: { roles: ['owner'], words: 'approve translations' },
  team: { roles: ['owner'], words: 'change the team' },
} as const satisfies Record<string, RightRule>

export type Right = keyof typeof rules
export const rights = Object.keys(rules) as Right[]

/** Whether somebody with this role may do it; nobody may do anything without one. */
export function may(role: Role | null | undefined, right: Right): boolean {
  return role != null && rolesWith(right).includes(role)
}

export function rolesWith(right: Right): readonly Role[] {
  return rules[right].roles
}

const whoWords: Record<Role, string> = { owner: 'an owner', editor: 'an editor', sales: 'sales' }

/** 'Only an owner or sales can open and close days and slots; ask Dino Staff.' */
export function refusalWords(right: Right, owners: string[]): string {
  const who = rolesWith(right)
    .map((role) => whoWords[role])
    .join(' or ')
  const ask = owners.length > 0 ? `; ask ${owners.join(' or ')}` : ''
  return `Only ${who} can ${rules[right].words}${ask}.`
}

export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text)
}

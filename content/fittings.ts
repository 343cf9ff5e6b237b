/** What a machine can be shown with in 3D: a wish of the buyer's, to be agreed; no promise that it is made. */
export const fittings = {
  hook: 'Hook',
  grapple: 'Timber grapple',
  bucket: 'Clamshell bucket',
  fork: 'Pallet fork',
  seat: 'Operator’s seat',
  guard: 'Cab guard',
} as const satisfies Record<string, string>
export type Fitting = keyof typeof fittings

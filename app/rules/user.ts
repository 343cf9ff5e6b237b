export interface SignedInUser {
  uid: string
  /** As given by the issuer, or 'Anonymous'. */
  name: string
  email: string
}

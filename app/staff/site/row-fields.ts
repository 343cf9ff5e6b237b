/** Of a picture that is being added, the fields that its row shows. */
export const rowFields = ['title', 'alt', 'product'] as const

/** Copies of pictures, under the hash of a picture and of what is asked of it. They belong to the repository: made once, on a desk. */
export const copiesFolder = 'media/copies'

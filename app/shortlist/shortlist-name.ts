/** Where a browser keeps the machines that its visitor put on a list of their own. */
export const shortlistName = 'shortlist'

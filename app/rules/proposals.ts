/** Times that one answer proposes. */
export const mostProposed = 3

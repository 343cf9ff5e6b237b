/** Longer than any slow phone network takes (ms). What hangs is given up then, or the visitor is told how else to go on. */
export const patience = 20_000

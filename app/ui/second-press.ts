/**
 * The second press of a double click, as the device counts it: the first has opened a dialog, and this one opens no other
 * and, where it falls beside what is shown now, closes nothing.
 */
export const isSecondPress = ({ detail }: { detail: number }): boolean => detail > 1

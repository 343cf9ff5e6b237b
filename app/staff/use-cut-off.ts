import { useSyncExternalStore } from 'react'
import { readCutOff, watchCutOff } from './cut-off.ts'

/** Whether what was sent last from this page reached nobody. */
export const useCutOff = (): boolean => useSyncExternalStore(watchCutOff, readCutOff, () => false)

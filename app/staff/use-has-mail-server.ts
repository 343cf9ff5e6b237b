import { useRouteLoaderData } from 'react-router'
import type { loader } from './office-layout.tsx'

/** Whether what is said to be mailed goes out; taken for granted where the office itself could not be asked. */
export function useHasMailServer(): boolean {
  return useRouteLoaderData<typeof loader>('staff/office-layout')?.hasMailServer ?? true
}

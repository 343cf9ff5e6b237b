import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { may, refusalWords, type Right } from '../rules/team.ts'
import type { loader } from './office-layout.tsx'

/** Whether whoever looks has a right, as the server read it for this page. At each press it decides again. */
export function useMay(): (right: Right) => boolean {
  const office = useRouteLoaderData<typeof loader>('staff/office-layout')
  return (right) => may(office?.role, right)
}

interface MayProps {
  right: Right
  children: ReactNode
}

/** Only for those who have the right. */
export function May({ right, children }: MayProps) {
  return useMay()(right) ? children : null
}

/** In place of what somebody may not do: who may, and whom to ask. */
export function WhoMay({ right }: Pick<MayProps, 'right'>) {
  const office = useRouteLoaderData<typeof loader>('staff/office-layout')
  if (!office || may(office.role, right)) return null
  return <p className="office-quiet who-may">{refusalWords(right, office.owners)}</p>
}

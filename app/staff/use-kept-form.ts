import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { useNavigation, type Location } from 'react-router'
import { keepInTab, keptInTab } from '../page/tab-storage.ts'
import { useHydratedAtOnce } from './use-hydrated-at-once.ts'

/**
 * Keeps in this tab what is typed into a form, until the form has led on to another page of the office: also where the server
 * or the session is gone at the press. Its hidden fields are kept with it, so that what arrived unnoticed counts once.
 */
export function useKeptForm(key: string) {
  const isHydrated = useHydratedAtOnce()
  const [thrownAway, setThrownAway] = useState(0)
  const kept = useMemo(
    () => (isHydrated && !thrownAway ? keptForm(key) : null),
    [isHydrated, thrownAway, key],
  )
  const sentTo = useRef<string>(undefined)
  const { state, location, formAction } = useNavigation()
  useEffect(() => {
    // A link that is pressed while the form is under way breaks it off: then no form leads on.
    const [from, to] = [formAction && sentTo.current, location]
    if (from && to && leadsOn(from, to)) keepInTab(key, null)
    if (state === 'idle') sentTo.current = undefined
  }, [state, location, formAction, key])
  return {
    kept,
    /** Of the form: another one where its fields begin anew. */
    formKey: `${kept !== null} ${thrownAway}`,
    handlers: {
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => keep(key, currentTarget),
      onSubmit: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
        void (sentTo.current = currentTarget.action),
    },
    throwAway: () => {
      keepInTab(key, null)
      setThrownAway(thrownAway + 1)
    },
  }
}

/** A form that was refused stays at the address it was sent to; whoever is signed out is led out of the office. */
function leadsOn(sentTo: string, { pathname, search }: Location): boolean {
  const to = new URL(sentTo)
  return pathname.startsWith('/staff/') && pathname + search !== to.pathname + to.search
}

function keep(key: string, form: HTMLFormElement): void {
  keepInTab(key, asKept(new FormData(form)))
}

/** Several fields may have one name. */
export const asKept = (typed: FormData) => JSON.stringify([...typed])

/** What is no form is nothing: the fields are as the page has them. */
export function keptForm(key: string): FormData | null {
  const fields = fieldsIn(keptInTab(key) ?? '')
  if (!fields) return null
  const typed = new FormData()
  for (const [name, value] of fields) typed.append(name, value)
  return typed
}

function fieldsIn(text: string): [string, string][] | null {
  try {
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept) && kept.every(isField) ? kept : null
  } catch {
    return null
  }
}

const isField = (kept: unknown): kept is [string, string] =>
  Array.isArray(kept) && kept.length === 2 && kept.every((text) => typeof text === 'string')

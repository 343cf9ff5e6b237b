import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { useNavigation, type Location } from 'react-router'
import { useHydrated } from '../ui/use-hydrated.ts'
import { inStorage } from './use-kept-text.ts'

/**
 * Keeps in this tab what is typed into a form, until the form has led on to another page of the office: also where the server
 * or the session is gone at the press. Its hidden fields are kept with it, so that what arrived unnoticed counts once.
 */
export function useKeptForm(key: string) {
  const isHydrated = useHydrated()
  const [thrownAway, setThrownAway] = useState(0)
  const kept = useMemo(
    () => (isHydrated && !thrownAway ? keptForm(key) : null),
    [isHydrated, thrownAway, key],
  )
  const sentTo = useRef<string>(undefined)
  const { state, location } = useNavigation()
  useEffect(() => {
    if (sentTo.current && location && leadsOn(sentTo.current, location)) forget(key)
    if (state === 'idle') sentTo.current = undefined
  }, [state, location, key])
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
      forget(key)
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
  inStorage((storage) => storage.setItem(key, JSON.stringify([...new FormData(form)])))
}

function keptForm(key: string): FormData | null {
  let form: FormData | null = null
  inStorage((storage) => {
    const fields = JSON.parse(storage.getItem(key) ?? 'null') as [string, string][] | null
    if (!fields) return
    const typed = new FormData()
    for (const [name, value] of fields) typed.append(name, value)
    form = typed
  })
  return form
}

function forget(key: string): void {
  inStorage((storage) => storage.removeItem(key))
}

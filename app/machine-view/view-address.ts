const parameter = 'view'

/** What `?view=` says; empty where it says nothing. */
export const viewIn = (search: string): string => new URLSearchParams(search).get(parameter) ?? ''

/** The query with the view in place of what it had, or without any. Commas and colons may stand in a query as they are. */
export function withView(search: string, view: string | undefined): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(parameter)
  const rest = parameters.toString().replaceAll('%2C', ',')
  const own = view === undefined ? '' : view === '' ? parameter : `${parameter}=${encoded(view)}`
  const query = [rest, own].filter(Boolean).join('&')
  return query && `?${query}`
}

/** The query of a machine's page that shows exactly this. */
export const machineSearch = (colour: string | null | undefined, view: string): string =>
  withView(colour ? `?${new URLSearchParams({ colour }).toString()}` : '', view)

const encoded = (view: string) =>
  encodeURIComponent(view).replaceAll('%2C', ',').replaceAll('%3A', ':')

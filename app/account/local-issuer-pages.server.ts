import { html } from 'hono/html'
import { localPeople, type LocalPerson, type LocalSignInErrors } from './local-people.ts'
import { plainPage, type Html } from '../http/plain-page.server.ts'

const noPerson: LocalPerson = { name: '', email: '' }

/** Who to sign in as: works without scripts; what was typed stays when something is wrong with it. */
export function choosePersonPage(typed = noPerson, errors: LocalSignInErrors = {}) {
  const people = localPeople.map(
    ({ name, email }, index) =>
      html`<li>
        <button name="person" value="${email}" aria-describedby="person-${index}">${name}</button
        ><span id="person-${index}">${email}</span>
      </li>`,
  )
  return plainPage({
    title: 'Local sign-in, for trying the site',
    body: html`<h1>Local sign-in, for trying the site</h1>
      <p>
        No real accounts here: choose who to be. On a public address, visitors sign in with Google
        instead.
      </p>
      <form method="post">
        <ul>
          ${people}
        </ul>
      </form>
      <form method="post" novalidate>
        <h2>Any other name and e-mail</h2>
        <div class="two">
          ${field({ id: 'name', label: 'Name', type: 'text', value: typed.name, error: errors.name })}
          ${field({ id: 'email', label: 'E-mail', type: 'email', value: typed.email, error: errors.email })}
        </div>
        <div class="row">
          <button class="button" name="person" value="other">Sign in</button>
          <button class="button second" name="person" value="nobody">Cancel</button>
        </div>
      </form>`,
  })
}

export function issuerErrorPage(publicUrl: string) {
  return plainPage({
    title: 'This sign-in can’t go on',
    body: html`<h1>This sign-in can’t go on</h1>
      <p role="alert">
        It was started too long ago, or in another browser, or the server was started again
        meanwhile. Close this window and sign in again from the site.
      </p>
      <a class="button second" href="${publicUrl}/">Go to the site</a>`,
  })
}

function field(field: {
  id: string
  label: string
  type: string
  value: string
  error: string | undefined
}): Html {
  const { id, label, type, value, error } = field
  const invalid = error ? html` aria-invalid="true" aria-describedby="${id}-error"` : ''
  const message = error ? html`<p class="error" id="${id}-error" role="alert">${error}</p>` : ''
  return html`<div>
    <label for="${id}">${label}</label
    ><input
      id="${id}"
      name="${id}"
      type="${type}"
      value="${value}"
      autocomplete="off"
      required${invalid}
    />${message}
  </div>`
}

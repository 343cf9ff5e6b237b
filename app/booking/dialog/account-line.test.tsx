import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { company } from '../../../content/company.ts'
import type { MeState } from '../../account/me-store.ts'
import { CompanyContext } from '../../page/company.ts'
import { AccountLine, SignIn } from './account-line.tsx'

const drawn = (me: MeState) =>
  renderToStaticMarkup(
    <CompanyContext value={company}>
      <AccountLine
        me={me}
        signIn={<SignIn choice={{ date: null, time: null }} onFailed={() => {}} />}
        onSignedOut={() => {}}
      />
    </CompanyContext>,
  )

test('the sign-in with Google stands there as long as nobody is signed in', () => {
  const page = drawn({ status: 'signed-out', user: null, appointments: [] })
  expect(page).toContain('Sign in with Google')
  expect(page).toContain('Look at all days and slots freely; sign in to book.')
})

test('whoever is signed in sees their name instead', () => {
  const user = { name: 'Asha Menon', email: 'asha@buyer.example' }
  const page = drawn({ status: 'signed-in', user, appointments: [] })
  expect(page).toContain('Asha Menon')
  expect(page).not.toContain('Sign in with Google')
})

import { generateKeyPairSync } from 'node:crypto'
import { interactionPolicy, type Configuration } from 'oidc-provider'
import type { Settings } from '../settings/settings.server.ts'
import { issuerErrorPage } from './local-issuer-pages.server.ts'
import { MemoryAdapter } from './local-issuer-storage.server.ts'
import { unverifiedEmail } from './local-people.ts'
import { callbackPath, localClientId } from './openid.server.ts'
import { newToken } from './random-token.server.ts'

export const localIssuerPath = '/local-sign-in'

/** Keeps these people apart from Google's, should a local database ever be used with Google. */
export const accountPrefix = 'local:'

export const cookieNames = {
  session: 'local-issuer-session',
  interaction: 'local-issuer-interaction',
  resume: 'local-issuer-resume',
}

/**
 * oidc-provider set up for our one client, with keys of its own: nothing is left to its defaults that
 * it would warn about. `names` says what the person with an e-mail is called.
 */
export function issuerConfiguration(settings: Settings, names: Map<string, string>): Configuration {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const policy = interactionPolicy.base()
  policy.remove('consent')
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)

  return {
    adapter: MemoryAdapter,
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: newToken(), use: 'sig' }] },
    clients: [
      {
        client_id: localClientId,
        token_endpoint_auth_method: 'none',
        redirect_uris: [settings.publicUrl + callbackPath],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    cookies: { keys: [newToken()], names: cookieNames },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false, // name and e-mail inside the ID token, as Google does
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    interactions: {
      policy,
      url: (_ctx, interaction) => `${localIssuerPath}/interaction/${interaction.uid}`,
    },
    ttl: {
      Interaction: 600,
      Grant: 600,
      Session: 600,
      AccessToken: 60,
      IdToken: 60,
      AuthorizationCode: 60,
    },
    clientBasedCORS: () => false,
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims() {
        const email = accountId.slice(accountPrefix.length)
        const isVerified = email !== unverifiedEmail
        return { sub: accountId, email, email_verified: isVerified, name: names.get(email) }
      },
    }),
    // Choosing a person is all the consent this issuer asks for.
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client!.clientId,
        accountId: ctx.oidc.session!.accountId!,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    async renderError(ctx) {
      ctx.type = 'html'
      ctx.body = String(await issuerErrorPage(settings.publicUrl))
    },
  }
}

import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Stored {
  payload: AdapterPayload
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** Where oidc-provider keeps sign-ins under way: this process's memory, as local mode is one process. */
export class MemoryAdapter implements Adapter {
  static #stored = new Map<string, Stored>()
  readonly #model: string

  constructor(model: string) {
    this.#model = model
  }

  async upsert(id: string, payload: AdapterPayload, expiresInSeconds: number) {
    const now = Date.now()
    for (const [key, { expiresAt }] of MemoryAdapter.#stored) {
      if (expiresAt <= now) MemoryAdapter.#stored.delete(key)
    }
    MemoryAdapter.#stored.set(this.#key(id), { payload, expiresAt: now + expiresInSeconds * 1000 })
  }

  async find(id: string) {
    return MemoryAdapter.#stored.get(this.#key(id))?.payload
  }

  async findByUid(uid: string) {
    return this.#first((payload) => payload.uid === uid)
  }

  async findByUserCode(userCode: string) {
    return this.#first((payload) => payload.userCode === userCode)
  }

  async consume(id: string) {
    const payload = await this.find(id)
    if (payload) payload.consumed = Math.floor(Date.now() / 1000)
  }

  async destroy(id: string) {
    MemoryAdapter.#stored.delete(this.#key(id))
  }

  async revokeByGrantId(grantId: string) {
    for (const [key, { payload }] of MemoryAdapter.#stored) {
      if (payload.grantId === grantId) MemoryAdapter.#stored.delete(key)
    }
  }

  #first(matches: (payload: AdapterPayload) => boolean) {
    for (const [key, { payload }] of MemoryAdapter.#stored) {
      if (key.startsWith(`${this.#model}:`) && matches(payload)) return payload
    }
    return undefined
  }

  #key(id: string) {
    return `${this.#model}:${id}`
  }
}

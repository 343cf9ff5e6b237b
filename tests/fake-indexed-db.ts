/** The browser's database in memory, as much of it as the outbox uses: one store, one transaction after the other. */
export function fakeIndexedDb() {
  const kept = new Map<string, { id: string }>()
  let before = Promise.resolve()

  function transaction() {
    const asked: (() => void)[] = []
    const begun = { oncomplete: () => {}, objectStore: () => store }
    const ask = (work: () => unknown) => {
      const request = { result: undefined as unknown, onsuccess: () => {} }
      asked.push(() => {
        request.result = structuredClone(work())
        request.onsuccess()
      })
      return request
    }
    const store = {
      get: (id: string) => ask(() => kept.get(id)),
      getAll: () => ask(() => [...kept.values()]),
      put: (value: { id: string }) => ask(() => void kept.set(value.id, structuredClone(value))),
      delete: (id: string) => ask(() => void kept.delete(id)),
    }
    before = before.then(() => {
      for (const work of asked) work()
      begun.oncomplete()
    })
    return begun
  }

  return {
    open: () => {
      const asked = { result: { transaction, close: () => {} }, onsuccess: () => {} }
      queueMicrotask(() => asked.onsuccess())
      return asked
    },
  }
}

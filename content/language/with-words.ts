/**
 * A part of the page that is under way, there when the words that only such parts say (`partTables`) are there too. In English
 * there are none, and the server has all of them.
 *
 * @param part `import('…')`, called anew each time
 * @returns rejects when either does not come; asked again, both try again
 */
export async function withWords<T>(part: Promise<T>): Promise<T> {
  const [come] = await Promise.all([part, globalThis.dinoWords?.parts?.()])
  return come
}

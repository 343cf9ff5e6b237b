/** In letters of English. */
export const longestStory = 20_000

/** What no story needs takes a reader of Markdown seconds: lists within lists within lists, hundreds of signs. */
export const isPlainStory = (text: string): boolean =>
  !/^[ \t]*(?:(?:[-*+>]|\d+[.)])[ \t]+){4}/m.test(text) &&
  (text.match(/[*_[\]`]/g) ?? []).length <= 400 &&
  text.split('\n').length <= 400

export const notPlainMessage = 'Use fewer signs and lines: this is more than a story needs.'

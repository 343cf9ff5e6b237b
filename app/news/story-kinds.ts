/** What each type is called beside its date. */
export const storyKinds = { NEWS: 'News', ARTICLE: 'Article' }

/** The views of the list of journal entries. */
export const journalViews = ['all', 'draft', 'scheduled', 'published'] as const

export type JournalView = (typeof journalViews)[number]

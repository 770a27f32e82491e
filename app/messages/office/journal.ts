import { inLanguage } from '../in-language.ts'

/** Texts of the list of journal entries. */
export const officeJournalMessages = inLanguage({
  title: 'Journal',
  views: 'Views',
  tabs: { all: 'All', draft: 'Drafts', scheduled: 'Scheduled', published: 'Published' },
  caption: 'Journal entries, drafts first, then the latest',
  write: 'Write an entry',
  none: 'There are no entries yet.',
  noneHere: 'No entries here.',
  showAll: 'Show all',
  columns: { title: 'Title', state: 'State', time: 'Published' },
  states: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' },
})

import { inLanguage } from '../in-language.ts'

/** Texts of every list. */
export const listMessages = inLanguage({
  filter: 'Filter',
  applyFilters: 'Show results',
  removeFilter: (field: string) => `Remove filter: ${field}`,
  newer: 'Newer',
  older: 'Older',
  previous: 'Previous',
  next: 'Next',
  pages: 'Pages',
  pick: (name: string) => `Select ${name}`,
  select: 'Select',
  all: 'All',
  pickAll: 'Select all on this page',
  picked: (count: number) => `${count} selected`,
  sortBy: (column: string) => `Sort by ${column}`,
})

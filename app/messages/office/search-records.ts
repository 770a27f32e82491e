import { inLanguage } from '../in-language.ts'
import type { RecordKindTexts } from './record-kind-texts.ts'

/** What staff make of searches without results. */
export const searchRecordMessages = inLanguage({
  search_synonym: {
    noun: ['synonym', 'synonyms'],
    title: 'Synonyms',
    intro: 'Searches for the word also find what it means, in every field of your products.',
    add: 'Add a synonym',
    empty: 'There are no synonyms yet.',
    fields: {
      word: ['Word or phrase', 'As shoppers type it: jumper. Singular and plural are the same.'],
      means: ['Means', 'A word that your products use, such as sweater. Separate several with commas.'],
    },
  },
  search_redirect: {
    noun: ['search redirect', 'search redirects'],
    title: 'Redirects',
    intro: 'These searches lead to a page instead of results.',
    add: 'Add a redirect',
    empty: 'There are no redirects yet.',
    fields: {
      query: ['Search', 'As shoppers type it: gift card.'],
      target: ['Leads to', 'An address of your shop, such as /pages/gift-cards, or a link to elsewhere.'],
    },
  },
  arranged_search: {
    noun: ['arranged search', 'arranged searches'],
    title: 'Arranged',
    intro:
      'Products that come first when shoppers search for this, and products that such a search leaves out.',
    add: 'Arrange a search',
    empty: 'No search is arranged: all are in order of what matches best.',
    fields: {
      query: ['Search', 'The whole search as shoppers type it: gift. Singular and plural are the same.'],
      pinned: ['First', 'They come first in this order, also where the search wouldn’t find them.'],
      hidden: ['Left out', 'Only of this search. Shoppers find them by others, and in their categories.'],
    },
  },
} satisfies Record<string, RecordKindTexts>)

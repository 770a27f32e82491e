import type { Db } from '#db/schema/schema.ts'
import { queryWords } from '../../catalog/search/words/fold.ts'
import { functionWords } from '../../catalog/search/words/function-words.ts'
import type { RelatedWords } from '../../catalog/search/words/related/related-words.ts'
import { journalEntryPath, pagePath } from './page-address.ts'

/** A page that a search finds beside products. */
export interface FoundPage {
  title: string
  to: string
}

interface SearchedPage extends FoundPage {
  titleStems: ReadonlySet<string>
  allStems: ReadonlySet<string>
}

const maxFound = 3
/** Older entries aren't found. */
const maxEntries = 200

/** Pages and journal entries that are published, by their words. */
export class PageSearch {
  readonly #pages: readonly SearchedPage[]
  readonly #related: RelatedWords

  constructor(texts: readonly (FoundPage & { text: string })[], related: RelatedWords) {
    this.#related = related
    const stems = (text: string) =>
      text.split(/\s+/).flatMap(part => queryWords(part).map(word => related.stemOf(word)))
    this.#pages = texts.map(({ title, to, text }) => ({
      ...{ title, to, titleStems: new Set(stems(title)) },
      allStems: new Set(stems(`${title} ${text}`)),
    }))
  }

  /** Pages with all words, or synonyms of them, in their titles; with `inTexts`, also anywhere else, after these. */
  find(search: string, inTexts: boolean): FoundPage[] {
    const words = queryWords(search).filter(word => !functionWords.has(word))
    if (words.length === 0) return []
    const { stemOf } = this.#related
    const spellings = words.map(word => [word, ...this.#related.synonymsOf(word)].map(stemOf))
    const hasAll = (stems: ReadonlySet<string>) =>
      spellings.every(alternatives => alternatives.some(stem => stems.has(stem)))
    const byTitle = this.#pages.filter(({ titleStems }) => hasAll(titleStems))
    const byText = this.#pages.filter(page => inTexts && !byTitle.includes(page) && hasAll(page.allStems))
    return [...byTitle, ...byText].slice(0, maxFound).map(({ title, to }) => ({ title, to }))
  }
}

export async function readPageSearch(db: Db, related: RelatedWords, now: Date): Promise<PageSearch> {
  const pages = await db
    .selectFrom('page')
    .select(['slug', 'title', 'body as text'])
    .where('slug', '!=', 'error')
    .where('removed_at', 'is', null)
    .where('published_at', '<=', now.toISOString())
    .orderBy('id')
    .execute()
  const entries = await db
    .selectFrom('journal_entry')
    .select(['slug', 'title', 'summary', 'body'])
    .where('removed_at', 'is', null)
    .where('published_at', '<=', now.toISOString())
    .orderBy('published_at', 'desc')
    .limit(maxEntries)
    .execute()
  return new PageSearch(
    [
      ...pages.map(({ slug, ...page }) => ({ ...page, to: pagePath(slug) })),
      ...entries.map(({ slug, title, summary, body }) => ({
        ...{ title, text: `${summary} ${body}`, to: journalEntryPath(slug) },
      })),
    ],
    related,
  )
}

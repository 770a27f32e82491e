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

/** A page to search, with its texts. */
export interface SearchablePage extends FoundPage {
  text: string
  /** Words that are as good as those of its title. */
  words?: string
}

interface SearchedPage extends FoundPage {
  titleStems: ReadonlySet<string>
  /** How often each stem occurs. */
  counts: ReadonlyMap<string, number>
}

const maxFound = 3
/** Older entries aren't found. */
const maxEntries = 200

/** Pages and journal entries that are published, by their words. */
export class PageSearch {
  readonly #pages: readonly SearchedPage[]
  readonly #related: RelatedWords

  constructor(pages: readonly SearchablePage[], related: RelatedWords) {
    this.#related = related
    const stems = (text: string) =>
      text.split(/\s+/).flatMap(part => queryWords(part).map(word => related.stemOf(word)))
    this.#pages = pages.map(({ title, to, text, words = '' }) => ({
      ...{ title, to, titleStems: new Set(stems(`${title} ${words}`)) },
      counts: countsOf(stems(text)),
    }))
  }

  /** Pages with all words, or synonyms of them, in their titles; with `inTexts`, also anywhere else, after these. */
  find(search: string, inTexts: boolean): FoundPage[] {
    const typed = queryWords(search)
    const meant = typed.filter(word => !functionWords.has(word))
    const words = meant.length > 0 ? meant : typed
    if (words.length === 0) return []
    const { stemOf } = this.#related
    const spellings = words.map(word => {
      const read = this.#isInTitle(word) ? [word] : [word, ...this.#related.similarTo(word)]
      return read.flatMap(one => [one, ...this.#related.synonymsOf(one)]).map(stemOf)
    })
    const has = (alternatives: readonly string[], stems: { has(stem: string): boolean }) =>
      alternatives.some(stem => stems.has(stem))
    const byTitle = this.#pages.filter(({ titleStems }) => spellings.every(words => has(words, titleStems)))
    const others = this.#pages.filter(
      page =>
        inTexts &&
        !byTitle.includes(page) &&
        spellings.every(words => has(words, page.titleStems) || has(words, page.counts)),
    )
    const countIn = ({ counts }: SearchedPage) =>
      spellings.flat().reduce((sum, stem) => sum + (counts.get(stem) ?? 0), 0)
    const byText = others.toSorted((one, other) => countIn(other) - countIn(one))
    return [...byTitle, ...byText].slice(0, maxFound).map(({ title, to }) => ({ title, to }))
  }

  #isInTitle(word: string): boolean {
    const stem = this.#related.stemOf(word)
    return this.#pages.some(({ titleStems }) => titleStems.has(stem))
  }
}

function countsOf(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

/** The pages that the merchant wrote. */
export async function readSearchablePages(db: Db, now: Date): Promise<SearchablePage[]> {
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
  return [
    ...pages.map(({ slug, ...page }) => ({ ...page, to: pagePath(slug) })),
    ...entries.map(({ slug, title, summary, body }) => ({
      ...{ title, text: `${summary} ${body}`, to: journalEntryPath(slug) },
    })),
  ]
}

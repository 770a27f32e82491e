import { href } from 'react-router'
import type { JournalEntrySummary } from '#commerce/content/content.ts'
import { readJournalEntries } from '#commerce/content/journal-store.server.ts'
import type { PageSection, QuotedReview } from '#commerce/content/page-section.ts'
import { readPageSections } from '#commerce/content/page-section-store.server.ts'
import { fillPromises } from '#commerce/content/promise-placeholders.ts'
import type { RowDraft } from '#commerce/content/text-preview/row-draft.ts'
import { formatNumber } from '#messages/format.ts'
import { productControlsMessages } from '#messages/product-controls.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { loadPromises } from '../promises/load-promises.server.ts'

/** One row on a wide screen. */
const latestEntries = 3

export interface ShownSection extends Omit<PageSection, 'review'> {
  quote: ShownQuote | null
  /** The latest ones, of a section about the journal. */
  entries: Omit<JournalEntrySummary, 'publishedAt'>[]
}

interface ShownQuote {
  body: string
  author: string
  /** "★★★★☆", and the same for screen readers. */
  stars: string
  starsLabel: string
  product: { title: string; to: string }
}

/** Leaves out sections that name a promise the shop doesn't make, and the journal while it's empty. */
export async function loadPageSections(
  shop: Shop,
  page: string,
  draft: RowDraft | null,
): Promise<ShownSection[]> {
  const now = new Date()
  const sections = await readPageSections(shop.db, page, now, draft)
  if (sections.length === 0) return []
  const { named } = await loadPromises(shop)
  const hasJournal = sections.some(({ kind }) => kind === 'journal')
  const entries = hasJournal ? await readLatestEntries(shop, now) : []
  return sections.flatMap(section => {
    const heading = fillPromises(section.heading, named)
    const text = fillPromises(section.text, named)
    const isJournal = section.kind === 'journal'
    if (heading === undefined || text === undefined || (isJournal && entries.length === 0)) return []
    const { review, ...shown } = section
    return [
      {
        ...shown,
        heading,
        text,
        quote: review && toQuote(review),
        entries: isJournal ? entries : [],
      },
    ]
  })
}

async function readLatestEntries({ db }: Shop, now: Date): Promise<ShownSection['entries']> {
  const entries = await readJournalEntries(db, now)
  return entries.slice(0, latestEntries).map(({ publishedAt: _, ...entry }) => entry)
}

function toQuote({ stars, body, author, product: { slug, title } }: QuotedReview): ShownQuote {
  return {
    body,
    author,
    stars: '★'.repeat(stars) + '☆'.repeat(5 - stars),
    starsLabel: productControlsMessages.stars({ stars: formatNumber(stars) }),
    product: { title, to: href('/productDetails/:slug?', { slug }) },
  }
}

import type { JournalEntry } from '../../commerce/content/content.ts'
import { largestPictureUrl } from '../../commerce/pictures/picture.ts'
import { breadcrumbList } from '../search-engines/breadcrumb-list.ts'

interface JournalEntryDataInput {
  entry: JournalEntry
  origin: string
  /** The canonical path of the page. */
  path: string
  trail: readonly { name: string; to: string }[]
}

/** An entry for search engines: schema.org's Article, and its breadcrumb. */
export function journalEntryData({
  entry: { title, summary, author, publishedAt, picture },
  origin,
  path,
  trail,
}: JournalEntryDataInput): Record<string, unknown>[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      description: summary || undefined,
      datePublished: publishedAt,
      author: author === null ? undefined : { '@type': 'Person', name: author },
      image: picture ? origin + largestPictureUrl(picture) : undefined,
      mainEntityOfPage: origin + path,
    },
    breadcrumbList(origin, [...trail, { name: title, to: path }]),
  ]
}

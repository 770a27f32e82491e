import type { Article, WithContext } from 'schema-dts'
import { largestPictureUrl } from '#commerce/catalog/pictures/picture.ts'
import type { JournalEntry } from '#commerce/content/content.ts'

interface JournalEntryDataInput {
  entry: JournalEntry
  shopName: string
  origin: string
  /** The canonical path of the page. */
  path: string
}

/** An entry for search engines: schema.org's Article. The shop is the author if no other is named. */
export function journalEntryData({
  entry: { title, summary, author, publishedAt, picture },
  shopName,
  origin,
  path,
}: JournalEntryDataInput): WithContext<Article> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: summary || undefined,
    datePublished: publishedAt,
    author:
      author === null
        ? { '@type': 'Organization', name: shopName, url: `${origin}/` }
        : { '@type': 'Person', name: author },
    image: picture ? origin + largestPictureUrl(picture) : undefined,
    mainEntityOfPage: origin + path,
  }
}

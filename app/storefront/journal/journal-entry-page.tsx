import { href } from 'react-router'
import type { Article, WithContext } from 'schema-dts'
import { largestPictureUrl } from '#commerce/catalog/pictures/picture.ts'
import type { JournalEntry } from '#commerce/content/content.ts'
import { findPublishedPage } from '#commerce/content/content-store.server.ts'
import { findJournalEntry } from '#commerce/content/journal-store.server.ts'
import { previewEntry } from '#commerce/content/text-preview/preview-entry.server.ts'
import { formatDate } from '#messages/format.ts'
import { journalMessages } from '#messages/journal.ts'
import { sharedMessages } from '#messages/shared.ts'
import { toShopDay } from '#messages/shop-time.server.ts'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { PageText } from '#ui/page-text/page-text.tsx'
import { PictureView } from '#ui/picture/picture-view.tsx'
import { documentContext, shopContext } from '#web/shop/context.ts'
import { movedOrMissing } from '../content/moved-or-missing.server.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import { loadPageText } from '../page-text/load-page-text.server.ts'
import { showTextPreview, textPreviewContext } from '../preview/show-text-preview.server.ts'
import { addPageHead } from '../search-engines/page-head.server.ts'
import type { Route } from './+types/journal-entry-page.ts'
import styles from './journal-entry-page.module.css'

export const middleware = [showTextPreview('journal-entry')]

/** A published entry, as long as the shop has a page `journal`. */
export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const now = new Date()
  const page = await findPublishedPage(shop.db, 'journal', now)
  const draft = context.get(textPreviewContext)
  const entry =
    page && (draft ? await previewEntry(shop.db, draft, now) : await findJournalEntry(shop.db, slug, now))
  if (!entry) throw await movedOrMissing(shop.db, 'journal_entry', slug)
  const { body, publishedAt, ...rest } = entry
  const shown = { ...rest, publishedOn: toShopDay(publishedAt) }
  const trail = [
    { name: sharedMessages.home, to: href('/') },
    { name: page.title, to: href('/journal') },
  ]
  if (draft) return { entry: shown, blocks: await loadPageText(shop, body), trail, path: undefined }
  const path = href('/journal/:slug', { slug })
  const { origin } = new URL(request.url)
  const { shopName } = await shop.settings()
  const document = context.get(documentContext)
  document.structuredData.push(journalEntryData({ entry, shopName, origin, path }))
  const description = shown.summary
  await addPageHead(shop, { ...shown, description, path, trail, type: 'article', request, document })
  return { entry: shown, blocks: await loadPageText(shop, body), trail, path }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(matches, undefined)
  const { entry, path } = loaderData
  const description = entry.summary === '' ? {} : { description: entry.summary }
  return pageMeta(matches, { title: entry.title, ...description, path })
}

export default function JournalEntryPage({ loaderData: { entry, blocks, trail } }: Route.ComponentProps) {
  const { title, summary, author, publishedOn, picture } = entry
  return (
    <div className="wrap">
      <Breadcrumb trail={trail} current={title} />
      <article className={styles.entry}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {summary !== '' && <p>{summary}</p>}
        </div>
        {picture && (
          <PictureView
            className={styles.picture}
            picture={picture}
            sizes="(max-width:84rem) 100vw,82rem"
            maxWidth={2000}
            eager
          />
        )}
        <div className={styles.text}>
          <p className={styles.byline}>
            {author !== null && <span>{journalMessages.by({ author })}</span>}{' '}
            <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
          </p>
          <PageText blocks={blocks} />
        </div>
      </article>
    </div>
  )
}

interface JournalEntryDataInput {
  entry: JournalEntry
  shopName: string
  origin: string
  /** The canonical path of the page. */
  path: string
}

/** An entry for search engines: schema.org's Article. The shop is the author if no other is named. */
function journalEntryData({
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

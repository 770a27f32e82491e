import { data, href } from 'react-router'
import { splitParagraphs } from '../../commerce/catalog/product.ts'
import { findPage } from '../../commerce/content/content-store.server.ts'
import { readJournalEntries } from '../../commerce/content/journal-store.server.ts'
import { fillParagraphs } from '../../commerce/content/promise-placeholders.ts'
import { shopContext } from '../../web/shop/context.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import { loadPromises } from '../promises/load-promises.server.ts'
import type { Route } from './+types/journal-page.ts'
import { EntryTile } from './entry-tile.tsx'
import styles from './journal-page.module.css'

/** The merchant's page `journal`, with the published entries below. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const page = await findPage(shop.db, 'journal')
  if (!page) throw data(null, { status: 404 })
  const body = fillParagraphs(page.body, (await loadPromises(shop)).named)
  return {
    title: page.title,
    paragraphs: splitParagraphs(body),
    entries: await readJournalEntries(shop.db, new Date()),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData && { title: loaderData.title, path: href('/journal') })
}

export default function JournalPage({ loaderData: { title, paragraphs, entries } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.journal}`}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.map((entry, index) => (
            <EntryTile key={entry.slug} entry={entry} isFirst={index === 0} />
          ))}
        </ul>
      )}
    </div>
  )
}

import { href, Link } from 'react-router'
import type { JournalEntrySummary } from '#commerce/content/content.ts'
import { readJournalEntries } from '#commerce/content/journal-store.server.ts'
import { formatDate } from '#messages/format.ts'
import { toShopDay } from '#messages/shop-time.server.ts'
import { PageText } from '#ui/page-text/page-text.tsx'
import { PictureView } from '#ui/picture/picture-view.tsx'
import { shopContext } from '#web/shop/context.ts'
import { loadContentPage } from '../content/load-content-page.server.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import type { Route } from './+types/journal-page.ts'
import styles from './journal-page.module.css'

/** The merchant's page `journal`, with the published entries below. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const entries = await readJournalEntries(shop.db, new Date())
  const page = { path: href('/journal'), picture: entries[0]?.picture }
  return {
    ...(await loadContentPage({ context, request }, 'journal', page)),
    entries: entries.map(({ publishedAt, ...entry }) => ({ ...entry, publishedOn: toShopDay(publishedAt) })),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData)
}

export default function JournalPage({ loaderData: { title, blocks, entries } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.journal}`}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <PageText blocks={blocks} />
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

interface EntryTileProps {
  /** With the shop's day. */
  entry: Omit<JournalEntrySummary, 'publishedAt'> & { publishedOn: string }
  isFirst: boolean
}

/** An entry in the list. The whole tile is a link. */
function EntryTile({ entry: { slug, title, summary, publishedOn, picture }, isFirst }: EntryTileProps) {
  return (
    <li className={styles.tile}>
      {picture && (
        <div className={`picture-frame ${styles.shot}`}>
          <PictureView
            picture={picture}
            sizes={`(max-width:45rem) 100vw,${isFirst ? 66 : 50}vw`}
            maxWidth={1600}
            eager={isFirst}
          />
        </div>
      )}
      <div className={styles.text}>
        <h2>
          <Link to={href('/journal/:slug', { slug })}>{title}</Link>
        </h2>
        {summary !== '' && <p>{summary}</p>}
        <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
      </div>
    </li>
  )
}

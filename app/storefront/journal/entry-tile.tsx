import { href, Link } from 'react-router'
import type { JournalEntrySummary } from '#commerce/content/content.ts'
import { formatDate } from '#messages/format.ts'
import { PictureView } from '#ui/picture/picture-view.tsx'
import styles from './entry-tile.module.css'

interface EntryTileProps {
  /** With the shop's day. */
  entry: Omit<JournalEntrySummary, 'publishedAt'> & { publishedOn: string }
  isFirst: boolean
}

/** An entry in the list. The whole tile is a link. */
export function EntryTile({
  entry: { slug, title, summary, publishedOn, picture },
  isFirst,
}: EntryTileProps) {
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

import { listingMessages } from '#messages/listing.ts'
import { PageText } from '#ui/page-text/page-text.tsx'
import { PictureView } from '#ui/picture/picture-view.tsx'
import type { ShownIntro } from '../listing-view.ts'
import styles from './listing-intro.module.css'

/** The heading of a listing with its text and picture, low enough for the first products below it. */
export function ListingIntro({ title, intro }: { title: string; intro: ShownIntro }) {
  const { opening, rest, picture } = intro
  return (
    <div className={styles.intro}>
      <div className={styles.text}>
        <h1>{title}</h1>
        <PageText blocks={opening} />
        {rest.length > 0 && (
          <details className={styles.rest}>
            <summary>{listingMessages.readMore}</summary>
            <PageText blocks={rest} />
          </details>
        )}
      </div>
      {picture && (
        <PictureView
          className={styles.picture}
          picture={picture}
          sizes="(max-width:60rem) 100vw,36rem"
          maxWidth={1350}
          eager
        />
      )}
    </div>
  )
}

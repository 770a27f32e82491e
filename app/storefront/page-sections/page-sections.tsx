import { href, Link } from 'react-router'
import { PictureView } from '#ui/picture/picture-view.tsx'
import type { ShownSection } from './load-page-sections.server.ts'
import styles from './page-sections.module.css'

/** The merchant's stories, quotes and latest journal entries. */
export function PageSections({ sections }: { sections: readonly ShownSection[] }) {
  return sections.map(section => {
    const { id, kind, heading, text, picture, action, quote, entries } = section
    return (
      <section key={id} className={`${styles.section} ${styles[kind]}`}>
        {picture && (
          <PictureView
            className={styles.picture}
            picture={picture}
            sizes="(max-width:45rem) 100vw,60vw"
            maxWidth={1600}
          />
        )}
        <div className={styles.text}>
          {heading !== '' && <h2>{heading}</h2>}
          {text !== '' && <p>{text}</p>}
          {quote && <Quote quote={quote} />}
          {action !== null && section.href !== null && <Link to={section.href}>{action}</Link>}
        </div>
        {entries.length > 0 && (
          <ul className={styles.entries}>
            {entries.map(entry => (
              <li key={entry.slug}>
                {entry.picture && (
                  <PictureView picture={entry.picture} sizes="(max-width:45rem) 100vw,33vw" maxWidth={900} />
                )}
                <h3>
                  <Link to={href('/journal/:slug', entry)}>{entry.title}</Link>
                </h3>
                <p>{entry.summary}</p>
              </li>
            ))}
          </ul>
        )}
      </section>
    )
  })
}

function Quote({ quote }: { quote: NonNullable<ShownSection['quote']> }) {
  const { body, author, stars, starsLabel, product } = quote
  return (
    <figure>
      <span role="img" aria-label={starsLabel}>
        {stars}
      </span>
      <blockquote>{body}</blockquote>
      <figcaption>
        {author}, <Link to={product.to}>{product.title}</Link>
      </figcaption>
    </figure>
  )
}

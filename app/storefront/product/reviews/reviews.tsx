import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PictureView } from '#ui/picture/picture-view.tsx'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import { Stars } from '#ui/stars/stars.tsx'
import { Paragraphs } from '../paragraphs.tsx'
import type { ReviewsLink, ReviewsView, ShownReview } from './load-reviews.server.ts'
import styles from './reviews.module.css'

/** The reviews of a product, filtered and sorted by links. */
export function Reviews({ view }: { view: ReviewsView }) {
  const { title, average, filter, note, write, filtered, sorting, reviews, paging } = view
  return (
    <section id="reviews" className={styles.reviews} aria-labelledby="reviews-title">
      <div className={styles.summary}>
        <h2 id="reviews-title">{title}</h2>
        <p className={styles.mean}>
          <RichText text={average} wrap={{ strong: inner => <strong>{inner}</strong> }} />
        </p>
        {filter && <RatingBars filter={filter} />}
        {note && <p className={styles.note}>{note}</p>}
        <a className="button quiet" href={write.url}>
          {write.label}
        </a>
      </div>
      <div>
        {(filtered || sorting) && (
          <div className={styles.bar}>
            {filtered && (
              <p>
                {filtered.text} <ReviewsAnchor link={filtered.all} />
              </p>
            )}
            {sorting && (
              <nav aria-label={sorting.label}>
                {sorting.links.map((link, at) => (
                  <ReviewsAnchor key={at} link={link} />
                ))}
              </nav>
            )}
          </div>
        )}
        <ul className={styles.list}>
          {reviews.map(review => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
        {paging && (
          <nav className={styles.pages} aria-label={paging.label}>
            {paging.previous && <ReviewsAnchor link={paging.previous} className="button quiet" />}
            <span>{paging.text}</span>
            {paging.next && <ReviewsAnchor link={paging.next} className="button quiet" />}
          </nav>
        )}
      </div>
    </section>
  )
}

interface ReviewsAnchorProps {
  link: ReviewsLink
  className?: string
  /** Instead of the label. */
  children?: ReactNode
}

/** Loads the page anew, which is in the shop's cache: the browser then shows the reviews and reads on from there. */
function ReviewsAnchor({
  link: { label, query, isCurrent },
  className,
  children = label,
}: ReviewsAnchorProps) {
  const { pathname, search } = useLocation()
  const variant = [...new URLSearchParams(search)].filter(([name]) => /^(color|size|status)$/.test(name))
  const params = `${new URLSearchParams([...variant, ...new URLSearchParams(query)])}`
  return (
    <a
      className={className}
      href={`${pathname}${params && '?'}${params}#reviews`}
      aria-current={isCurrent || undefined}
    >
      {children}
    </a>
  )
}

function RatingBars({ filter: { label, ratings } }: { filter: NonNullable<ReviewsView['filter']> }) {
  return (
    <ul className={styles.distribution} aria-label={label}>
      {ratings.map(({ link, count, unit, percent }, at) => {
        const row = (
          <>
            <span>{link.label}</span>
            <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none">
              <rect width={percent} height={1} />
            </svg>
            <span>
              {count}
              <span className="visually-hidden">{` ${unit}`}</span>
            </span>
          </>
        )
        return <li key={at}>{count > 0 ? <ReviewsAnchor link={link}>{row}</ReviewsAnchor> : <p>{row}</p>}</li>
      })}
    </ul>
  )
}

function ReviewItem({ review }: { review: ShownReview }) {
  return (
    <li>
      <p className={styles.stars}>
        <span className="visually-hidden">{review.starsLabel}</span>
        <span aria-hidden>
          <Stars stars={review.stars} />
        </span>
      </p>
      <h3>{review.title}</h3>
      <Paragraphs text={review.body} />
      {review.pictures.length > 0 && (
        <ul className={styles.pictures}>
          {review.pictures.map(({ picture, url }) => (
            <li key={url}>
              <a href={url}>
                <PictureView picture={picture} sizes="7rem" maxWidth={224} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.author}>
        {review.author}, <time dateTime={review.day}>{review.date}</time>
        {review.verified && <span>{review.verified}</span>}
      </p>
      {review.answer && (
        <div className={styles.answer}>
          <h4>{review.answer.title}</h4>
          <Paragraphs text={review.answer.text} />
        </div>
      )}
    </li>
  )
}

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { addressOf } from './listing-address.ts'
import type { ListingView } from './listing-view.ts'
import styles from './page-links.module.css'
import { pageNumbers } from './page-numbers.ts'

/** The pages of a listing as links, from the first to the last. */
export function PageLinks({ view: { path, choice, pages } }: { view: ListingView }) {
  if (pages === 1) return null
  const to = (page: number) => addressOf(path, { ...choice, page })
  const { page } = choice
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" aria-label="Previous page">
          <ChevronLeft aria-hidden size={20} strokeWidth={1.5} />
        </Link>
      )}
      <ol>
        {pageNumbers(page, pages).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are two gaps at most, each in its place
            <li key={`gap ${index}`} aria-hidden>
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={to(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <Link to={to(page + 1)} rel="next" aria-label="Next page">
          <ChevronRight aria-hidden size={20} strokeWidth={1.5} />
        </Link>
      )}
    </nav>
  )
}

import { Link } from 'react-router'
import { listingMessages } from '#messages/listing.ts'
import { NextIcon, PreviousIcon } from '#ui/icons/icons.tsx'
import { useDisplayedParams } from '../filters/use-listing-form.ts'
import type { ListingView } from '../listing-view.ts'
import { listingUrl } from '../params/listing-params.ts'
import styles from './page-links.module.css'
import { pageNumbers } from './page-numbers.ts'

export function PageLinks({ view }: { view: ListingView }) {
  const { path, pages } = view
  const params = useDisplayedParams(view)
  if (pages === 1) return null
  const to = (page: number) => listingUrl(path, { ...params, page })
  const { page } = view.params
  return (
    <nav aria-label={listingMessages.pages} className={styles.pages}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" aria-label={listingMessages.previousPage}>
          <PreviousIcon size={20} />
        </Link>
      )}
      <ol>
        {pageNumbers(page, pages).map((number, index) =>
          number === null ? (
            <li key={`gap ${index}`} aria-hidden>
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={to(number)}
                aria-label={listingMessages.page({ page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <Link to={to(page + 1)} rel="next" aria-label={listingMessages.nextPage}>
          <NextIcon size={20} />
        </Link>
      )}
    </nav>
  )
}

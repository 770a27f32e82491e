import { Link } from 'react-router'
import { listingMessages } from '#messages/listing.ts'
import { CloseIcon } from '#ui/icons/icons.tsx'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import type { ListingView } from '../listing-view.ts'
import { hasMaxFilters, listingUrl, maxFilters, withoutFilters } from '../params/listing-params.ts'
import styles from './active-filters.module.css'

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ view: { path, params, filterChips } }: { view: ListingView }) {
  if (filterChips.length === 0) return null
  return (
    <>
      <ul className={styles.chips} aria-label={listingMessages.activeFilters}>
        {filterChips.map(({ label, removeUrl }) => (
          <li key={removeUrl}>
            <Link to={removeUrl} preventScrollReset>
              <RichText
                text={listingMessages.removeFilter}
                wrap={{
                  hidden: inner => <span className="visually-hidden">{inner}</span>,
                  label: () => label,
                }}
              />{' '}
              <CloseIcon size={16} />
            </Link>
          </li>
        ))}
        <li>
          <Link className={styles.clear} to={listingUrl(path, withoutFilters(params))} preventScrollReset>
            {listingMessages.clearAll}
          </Link>
        </li>
      </ul>
      {hasMaxFilters(params) && (
        <p className={styles.full} role="status">
          {listingMessages.maxFilters({ count: maxFilters })}
        </p>
      )}
    </>
  )
}

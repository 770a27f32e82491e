import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { listingMessages } from '#messages/listing.ts'
import { CloseIcon } from '#ui/icons/icons.tsx'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import { neighborOf } from '../../neighbor-of.ts'
import type { ListingView } from '../listing-view.ts'
import {
  hasMaxFilters,
  listingUrl,
  maxFilters,
  withoutFilters,
  withoutValue,
} from '../params/listing-params.ts'
import styles from './active-filters.module.css'
import { useDisplayedParams } from './use-listing-form.ts'

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ view }: { view: ListingView }) {
  const { path, filterChips } = view
  const params = useDisplayedParams(view)
  if (filterChips.length === 0) return null
  return (
    <>
      <ul className={styles.chips} aria-label={listingMessages.activeFilters}>
        {filterChips.map(({ label, param, value }) => (
          <li key={param + value}>
            <Link
              to={listingUrl(path, withoutValue(params, param, value))}
              preventScrollReset
              onClick={focusNeighbor}
            >
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
          <Link
            className={styles.clear}
            to={listingUrl(path, withoutFilters(params))}
            preventScrollReset
            onClick={focusNeighbor}
          >
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

/** Unless the link opens elsewhere. */
function focusNeighbor({ currentTarget, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>) {
  if (altKey || ctrlKey || metaKey || shiftKey) return
  const chips = currentTarget.closest('ul')!.querySelectorAll<HTMLElement>('li:not(:last-child) a')
  const isChip = [...chips].includes(currentTarget)
  neighborOf(isChip ? chips : [], currentTarget)?.focus({ preventScroll: true })
}

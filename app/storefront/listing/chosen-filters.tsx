import { X } from 'lucide-react'
import { Link } from 'react-router'
import styles from './chosen-filters.module.css'
import { addressOf, isFull, maxFilters, withoutFilters } from './listing-address.ts'
import type { ListingView } from './listing-view.ts'

/** What is chosen, each to be taken back with one press. */
export function ChosenFilters({ view: { path, choice, chips } }: { view: ListingView }) {
  if (chips.length === 0) return null
  return (
    <>
      <ul className={styles.chosen} aria-label="Chosen filters">
        {chips.map(({ label, without }) => (
          <li key={label}>
            <Link to={without} preventScrollReset>
              <span className="visually-hidden">Remove </span>
              {label} <X aria-hidden size={16} strokeWidth={1.5} />
            </Link>
          </li>
        ))}
        <li>
          <Link className={styles.clear} to={addressOf(path, withoutFilters(choice))} preventScrollReset>
            Clear all
          </Link>
        </li>
      </ul>
      {isFull(choice) && (
        <p className={styles.full} role="status">
          {`You’ve reached the limit of ${maxFilters} filters. Remove one to choose another.`}
        </p>
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '../../../messages/format.ts'
import { listingMessages } from '../../../messages/listing.ts'
import { sharedMessages } from '../../../messages/shared.ts'
import { Swatch } from '../../../ui/swatch/swatch.tsx'
import type { FacetValue } from '../listing-view.ts'
import styles from './filter-group.module.css'

interface FilterGroupProps {
  /** The name of the URL parameter. */
  name: string
  title: string
  values: readonly FacetValue[]
  selected: readonly string[]
  /** The URL of the page with all values, if some are left out. */
  viewAllUrl?: string | undefined
  /** No further value can be selected. */
  isFull?: boolean
  onSelect: (field: HTMLInputElement) => void
  children?: ReactNode
}

/** A facet of the filter panel. Values without products are disabled, unless they are selected. */
export function FilterGroup({
  name,
  title,
  values,
  selected,
  viewAllUrl,
  isFull = false,
  onSelect,
  children,
}: FilterGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <ul>
        {values.map(({ slug, name: label, count, depth, hex }) => (
          <li key={slug} data-depth={depth || undefined}>
            <label>
              <input
                type="checkbox"
                name={name}
                value={slug}
                checked={selected.includes(slug)}
                disabled={(count === 0 || isFull) && !selected.includes(slug)}
                onChange={event => onSelect(event.currentTarget)}
                aria-describedby={`${name}-${slug}`}
              />
              {hex && <Swatch hex={hex} size={18} />}
              {hex && <span className="visually-hidden">{sharedMessages.color}</span>} {label}
            </label>
            <span id={`${name}-${slug}`} className={styles.count}>
              {formatNumber(count)}
              <span className="visually-hidden"> {listingMessages.countUnit({ count })}</span>
            </span>
          </li>
        ))}
      </ul>
      {viewAllUrl && (
        <Link className={styles.all} to={viewAllUrl}>
          {listingMessages.allBrands}
        </Link>
      )}
      {children}
    </fieldset>
  )
}

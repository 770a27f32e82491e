import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '#messages/format.ts'
import { listingMessages } from '#messages/listing.ts'
import { sharedMessages } from '#messages/shared.ts'
import { Swatch } from '#ui/swatch/swatch.tsx'
import type { ListingFacet } from '../listing-view.ts'
import styles from './filter-group.module.css'

interface FilterGroupProps {
  facet: ListingFacet
  /** The parameters of the listing. */
  selected: URLSearchParams
  /** No further value of a facet can be selected. */
  isFull: boolean
  onSelect: (field: HTMLInputElement) => void
  children?: ReactNode
}

/** A facet of the filter panel. Values without products are disabled, unless they are selected. */
export function FilterGroup({ facet, selected, isFull, onSelect, children }: FilterGroupProps) {
  const { title, select, values, viewAllUrl } = facet
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <ul>
        {values.map(({ slug, name, count, param = facet.param, depth, hex, picture }, at) => {
          const id = `${facet.param}-${at}`
          const isSelected = slug === '' ? !selected.has(param) : selected.getAll(param).includes(slug)
          return (
            <li key={`${param}-${slug}`} data-depth={depth || undefined}>
              <label>
                <input
                  type={select === 'one' ? 'radio' : 'checkbox'}
                  name={param}
                  value={slug}
                  checked={isSelected}
                  disabled={(count === 0 || (isFull && select === 'several')) && !isSelected}
                  onChange={event => onSelect(event.currentTarget)}
                  aria-describedby={id}
                />
                <Swatch hex={hex} picture={picture} size={18} />
                {hex && <span className="visually-hidden">{sharedMessages.color}</span>}
                {` ${name}`}
              </label>
              <span id={id}>
                {formatNumber(count)}
                <span>{` ${listingMessages.countUnit({ count })}`}</span>
              </span>
            </li>
          )
        })}
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

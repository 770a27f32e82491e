import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Swatch } from '../../ui/swatch/swatch.tsx'
import styles from './filter-group.module.css'
import { type Group, groups } from './listing-address.ts'
import type { FacetValue } from './listing-view.ts'

interface FilterGroupProps {
  facet: { group: Group | 'stock'; title: string; values: readonly FacetValue[]; all?: string }
  chosen: readonly string[]
  /** No further value may be chosen. */
  isFull?: boolean
  onChoose: (field: HTMLInputElement) => void
  children?: ReactNode
}

/** One group of the filter panel. What would bring nothing cannot be chosen, but what is chosen can be given up. */
export function FilterGroup({
  facet: { group, title, values, all },
  chosen,
  isFull = false,
  onChoose,
  children,
}: FilterGroupProps) {
  const name = group === 'stock' ? 'stock' : groups[group]
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
                checked={chosen.includes(slug)}
                disabled={(count === 0 || isFull) && !chosen.includes(slug)}
                onChange={event => onChoose(event.currentTarget)}
                aria-describedby={`${name}-${slug}`}
              />
              {hex && <Swatch hex={hex} size={18} />}
              {hex && <span className="visually-hidden">Color</span>} {label}
            </label>
            <span id={`${name}-${slug}`} className={styles.count}>
              {count.toLocaleString('en-US')}
              <span className="visually-hidden"> {count === 1 ? 'product' : 'products'}</span>
            </span>
          </li>
        ))}
      </ul>
      {all && (
        <Link className={styles.all} to={all}>
          All of them
        </Link>
      )}
      {children}
    </fieldset>
  )
}

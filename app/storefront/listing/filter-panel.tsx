import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Facets } from '../../commerce/catalog/facet-store.server.ts'
import { Swatch } from '../../ui/swatch/swatch.tsx'
import styles from './filter-panel.module.css'

export const filterPanelId = 'filters'

/** On a wide screen a column beside the grid, on a phone a sheet that its button opens. Choosing cannot be done yet. */
export function FilterPanel({ facets }: { facets: Facets }) {
  return (
    <aside id={filterPanelId} popover="auto" className={styles.panel} aria-label="Filters">
      <div className={`sheet-head ${styles.head}`}>
        <strong>Filters</strong>
        <button
          type="button"
          className="icon-button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          aria-label="Close filters"
        >
          <X aria-hidden size={24} strokeWidth={1.5} />
        </button>
      </div>
      <FilterGroup title="Shop by Category" name="category" values={facets.categories} />
      <FilterGroup
        title="Shop by Color"
        name="color"
        values={facets.colors.map(color => ({
          slug: color.slug,
          name: (
            <>
              <Swatch hex={color.hex} size={18} />
              <span className="visually-hidden">Color</span> {color.name}
            </>
          ),
        }))}
      />
      <FilterGroup title="Shop by Brand" name="brand" values={facets.brands} />
      <FilterGroup
        title="Shop by Price"
        name="price"
        values={facets.priceRanges.map(range => ({ slug: String(range.id), name: range.label }))}
      />
    </aside>
  )
}

interface FilterGroupProps {
  title: string
  name: string
  values: readonly { slug: string; name: ReactNode }[]
}

function FilterGroup({ title, name, values }: FilterGroupProps) {
  if (values.length === 0) return null
  return (
    <fieldset className={styles.group} disabled>
      <legend>{title}</legend>
      <ul>
        {values.map(value => (
          <li key={value.slug}>
            <label>
              <input type="checkbox" name={name} value={value.slug} />
              {value.name}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

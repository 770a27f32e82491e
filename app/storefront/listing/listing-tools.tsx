import { SlidersHorizontal } from 'lucide-react'
import { filterPanelId } from './filter-panel.tsx'
import styles from './listing-tools.module.css'

interface ListingToolsProps {
  count: number
  pageSize: number
  pageSizes: readonly number[]
}

/** Above the grid: how many there are, the order, the page size, and on a phone the way to the filters. */
export function ListingTools({ count, pageSize, pageSizes }: ListingToolsProps) {
  return (
    <div className={styles.tools}>
      <p>{count === 1 ? '1 product' : `${count} products`}</p>
      <button type="button" className={styles.filters} popoverTarget={filterPanelId}>
        <SlidersHorizontal aria-hidden size={18} strokeWidth={1.5} /> Filters
      </button>
      <div className={styles.boxes}>
        <label>
          <span>Sort by</span>
          <select disabled defaultValue="featured">
            <option value="featured">Featured</option>
          </select>
        </label>
        <label>
          <span>Show</span>
          <select disabled defaultValue={pageSize}>
            {pageSizes.map(size => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      </div>
    </div>
  )
}

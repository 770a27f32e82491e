import { SlidersHorizontal } from 'lucide-react'
import { type Sort, sorts } from '../../commerce/finding/listing-query.ts'
import { useSurroundings } from '../use-surroundings.ts'
import { filterPanelId } from './filter-panel.tsx'
import styles from './listing-tools.module.css'
import type { ListingView } from './listing-view.ts'
import { inWords } from './product-count.ts'
import { listingFormId, useListingForm, useShownChoice } from './use-listing-form.ts'

const sortNames: Record<Sort, string> = {
  featured: 'Featured',
  newest: 'Newest',
  'best-selling': 'Best selling',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  name: 'Name',
  'top-rated': 'Top rated',
}

/** Above the grid: how many there are, the order, the page size, and on a phone the way to the filters. */
export function ListingTools({ view }: { view: ListingView }) {
  const { pageSizes, pageSize } = useSurroundings().settings
  const { chosen } = useListingForm(view)
  const { sort, show, words } = useShownChoice(view)
  // Without a wish a search has the best first, everything else the merchant's order.
  const unsorted = words !== '' ? 'Best match' : sort === 'featured' ? null : sortNames.featured
  return (
    <div className={styles.tools}>
      <p aria-live="polite">{inWords(view.total)}</p>
      <button type="button" className={`button quiet ${styles.filters}`} popoverTarget={filterPanelId}>
        <SlidersHorizontal aria-hidden size={18} strokeWidth={1.5} /> Filters
        {view.chips.length > 0 && ` (${view.chips.length})`}
      </button>
      <div className={styles.boxes}>
        <label>
          <span>Sort by</span>
          <select
            name="sort"
            form={listingFormId}
            value={sort ?? ''}
            onChange={event => chosen(event.currentTarget)}
          >
            {unsorted && <option value="">{unsorted}</option>}
            {sorts
              .filter(other => other !== 'featured' || unsorted !== sortNames.featured)
              .map(other => (
                <option key={other} value={other}>
                  {sortNames[other]}
                </option>
              ))}
          </select>
        </label>
        <label>
          <span>Show</span>
          <select
            name="show"
            form={listingFormId}
            value={show ?? pageSize}
            onChange={event => chosen(event.currentTarget)}
          >
            {pageSizes.map(size => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      </div>
    </div>
  )
}

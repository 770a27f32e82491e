import { X } from 'lucide-react'
import { useRef } from 'react'
import { Form } from 'react-router'
import { FilterGroup } from './filter-group.tsx'
import styles from './filter-panel.module.css'
import { isFull } from './listing-address.ts'
import type { ListingView } from './listing-view.ts'
import { PriceLimits } from './price-limits.tsx'
import { inWords } from './product-count.ts'
import { listingFormId, useListingForm, useShownChoice } from './use-listing-form.ts'

export const filterPanelId = 'filters'

/** On a wide screen a column beside the grid, on a phone a sheet that its button opens. */
export function FilterPanel({ view }: { view: ListingView }) {
  const panel = useRef<HTMLElement>(null)
  const form = useListingForm(view)
  const choice = useShownChoice(view)
  return (
    <aside ref={panel} id={filterPanelId} popover="auto" className={styles.panel} aria-label="Filters">
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
      <Form id={listingFormId} action={view.path} onSubmit={form.onSubmit}>
        {choice.words !== '' && <input type="hidden" name="q" value={choice.words} />}
        <div className={styles.groups}>
          {view.facets.map(facet => (
            <FilterGroup
              key={facet.group}
              facet={facet}
              chosen={choice[facet.group]}
              isFull={isFull(choice)}
              onChoose={form.chosen}
            >
              {facet.group === 'priceRanges' && <PriceLimits choice={view.choice} onType={form.typed} />}
            </FilterGroup>
          ))}
          <FilterGroup
            facet={{
              group: 'stock',
              title: 'Availability',
              values: [{ slug: 'in', name: 'In stock', count: view.inStock }],
            }}
            chosen={choice.inStock ? ['in'] : []}
            onChoose={form.chosen}
          />
        </div>
        <button
          type="submit"
          className={`button ${styles.show}`}
          onClick={event => {
            if (!panel.current?.matches(':popover-open')) return
            event.preventDefault()
            panel.current.hidePopover()
          }}
        >
          Show {inWords(view.total)}
        </button>
      </Form>
    </aside>
  )
}

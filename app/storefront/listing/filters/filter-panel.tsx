import { useRef } from 'react'
import { Form } from 'react-router'
import { listingParamNames } from '#commerce/catalog/index/listing-param-names.ts'
import { listingMessages } from '#messages/listing.ts'
import { ClosePopoverButton } from '#ui/sheet/close-popover-button.tsx'
import type { ListingView } from '../listing-view.ts'
import { hasMaxFilters, type ListingParams, listingQuery } from '../params/listing-params.ts'
import { FilterGroup } from './filter-group.tsx'
import styles from './filter-panel.module.css'
import { PriceRangeFields } from './price-range-fields.tsx'
import { listingFormId, useDisplayedParams, useListingForm } from './use-listing-form.ts'

export const filterPanelId = 'filters'

/** A column beside the grid on a wide screen, a popover sheet on a phone. */
export function FilterPanel({ view }: { view: ListingView }) {
  const panel = useRef<HTMLElement>(null)
  const form = useListingForm(view)
  const params = useDisplayedParams(view)
  return (
    <aside
      ref={panel}
      id={filterPanelId}
      popover="auto"
      className={styles.panel}
      aria-label={listingMessages.filters}
    >
      <div className={`sheet-head ${styles.head}`}>
        <strong>{listingMessages.filters}</strong>
        <ClosePopoverButton closes={filterPanelId} label={listingMessages.closeFilters} />
      </div>
      <Form id={listingFormId} action={view.path} onSubmit={form.onSubmit}>
        {params.search !== '' && (
          <input type="hidden" name={listingParamNames.search} value={params.search} />
        )}
        <FilterGroups view={view} params={params} form={form} />
        <button
          type="submit"
          className={`button ${styles.show}`}
          onClick={event => {
            if (!panel.current?.matches(':popover-open')) return
            event.preventDefault()
            panel.current.hidePopover()
          }}
        >
          <span className={styles.counted}>{listingMessages.showProducts({ count: view.total })}</span>
          <span className={styles.uncounted}>{listingMessages.applyFilters}</span>
        </button>
      </Form>
    </aside>
  )
}

interface FilterGroupsProps {
  view: ListingView
  params: ListingParams
  form: ReturnType<typeof useListingForm>
}

function FilterGroups({ view, params, form }: FilterGroupsProps) {
  const selected = listingQuery(params)
  return (
    <div className={styles.groups}>
      {view.viewAll && (
        <p className={styles.scope}>{listingMessages.filtersSearch({ count: view.viewAll.total })}</p>
      )}
      {view.facets.map(facet => (
        <FilterGroup
          key={facet.param}
          facet={facet}
          selected={selected}
          isFull={hasMaxFilters(params)}
          onSelect={form.submitNow}
        >
          {facet.param === listingParamNames.priceRanges && (
            <PriceRangeFields view={view} onType={form.submitAfterTyping} />
          )}
        </FilterGroup>
      ))}
    </div>
  )
}

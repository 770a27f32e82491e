import { Link } from 'react-router'
import { listingParamNames } from '#commerce/catalog/index/listing-param-names.ts'
import { sorts } from '#commerce/catalog/index/listing-query.ts'
import { listingMessages } from '#messages/listing.ts'
import { Icon, type IconProps } from '#ui/icons/icon.tsx'
import { useLayoutData } from '../../layout-data/use-layout-data.ts'
import { filterPanelId } from '../filters/filter-panel.tsx'
import { listingFormId, useDisplayedParams, useListingForm } from '../filters/use-listing-form.ts'
import type { ListingView } from '../listing-view.ts'
import styles from './listing-toolbar.module.css'

/** The number of products, sort and page size, and on a phone the button that opens the filters. */
export function ListingToolbar({ view }: { view: ListingView }) {
  const settings = useLayoutData().settings
  const { submitNow } = useListingForm(view)
  const { sort, pageSize, search } = useDisplayedParams(view)
  // By default a search shows the best match first; everything else is in the merchant's order.
  const hasFeaturedDefault = search === '' && sort !== 'featured'
  const defaultSort = search !== '' ? listingMessages.bestMatch : listingMessages.sorts.featured
  return (
    <div className={styles.toolbar}>
      <p className={styles.count}>
        <span aria-live="polite">{view.countText}</span>
        {view.viewAll && (
          <Link to={view.viewAll.to}>{listingMessages.viewAll({ count: view.viewAll.total })}</Link>
        )}
      </p>
      <button type="button" className={`button quiet ${styles.filters}`} popoverTarget={filterPanelId}>
        <FiltersIcon size={18} /> {listingMessages.filters}
        {view.filterChips.length > 0 && ` (${view.filterChips.length})`}
      </button>
      <div className={styles.boxes}>
        <label>
          <span>{listingMessages.sortBy}</span>
          <select
            name={listingParamNames.sort}
            form={listingFormId}
            value={sort ?? ''}
            onChange={event => submitNow(event.currentTarget)}
          >
            {(search !== '' || hasFeaturedDefault) && <option value="">{defaultSort}</option>}
            {sorts
              .filter(sort => sort !== 'featured' || !hasFeaturedDefault)
              .map(sort => (
                <option key={sort} value={sort}>
                  {listingMessages.sorts[sort]}
                </option>
              ))}
          </select>
        </label>
        <label>
          <span>{listingMessages.pageSize}</span>
          <select
            name={listingParamNames.pageSize}
            form={listingFormId}
            value={pageSize ?? settings.pageSize}
            onChange={event => submitNow(event.currentTarget)}
          >
            {settings.pageSizes.map(size => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      </div>
    </div>
  )
}

function FiltersIcon(props: IconProps) {
  return <Icon {...props} d="M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3" />
}

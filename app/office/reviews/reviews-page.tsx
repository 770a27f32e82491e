import { Link } from 'react-router'
import type { ReviewListParams } from '#commerce/people/reviews/review-list.ts'
import { listMessages } from '#messages/office/lists.ts'
import { officeReviewMessages as texts } from '#messages/office/reviews.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterLinks } from '../ui/list/filter-links.tsx'
import { ListPager } from '../ui/list/list-pager.tsx'
import { ViewTabs } from '../ui/list/view-tabs.tsx'
import { OfficeIcon } from '../ui/office-icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { RecordTable } from '../ui/table/record-table.tsx'
import type { Route } from './+types/reviews-page.ts'
import { loadReviewList } from './load-review-list.server.ts'
import { ReviewBulkBar, reviewForm } from './review-bulk-bar.tsx'
import { reviewColumns } from './review-columns.tsx'
import styles from './reviews-page.module.css'
import { reviewsPath } from './reviews-path.ts'

const ratings = ['', '5', '4', '3', '2', '1'] as const

/** Links to the reviews with a rating, and the product that the list is about. */
function ReviewFilters({ params, product }: { params: ReviewListParams; product: string | null }) {
  return (
    <div className={styles.filters}>
      <FilterLinks
        label={texts.filters.stars}
        links={ratings.map(stars => ({
          to: reviewsPath({ ...params, stars }),
          isCurrent: stars === params.stars,
          label: stars === '' ? texts.filters.any : texts.stars(Number(stars)),
          fullLabel: stars === '' ? undefined : texts.starsLabel(Number(stars)),
        }))}
      />
      {product !== null && (
        <span className={styles.product}>
          {texts.filters.product} <b>{product}</b>
          <Link
            to={reviewsPath({ ...params, product: '' })}
            aria-label={listMessages.removeFilter(texts.filters.product)}
          >
            <OfficeIcon name="x" size={12} />
          </Link>
        </span>
      )}
    </div>
  )
}

export const middleware = [allow('reviews.edit')]

export function loader({ context, url }: Route.LoaderArgs) {
  return loadReviewList(context.get(shopContext), url)
}

/** Reviews by shoppers, those that wait first. */
export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { params, search, rows, product, tabs, previous, next } = loaderData
  const isPending = params.view === 'pending'
  const isFiltered = params.stars !== '' || params.product !== ''
  return (
    <>
      <PageHead title={texts.title} />
      <ViewTabs label={texts.views} tabs={tabs} />
      <ReviewFilters params={params} product={product} />
      {rows.length === 0 ? (
        <EmptyState
          text={isFiltered ? texts.noMatch : texts.none[params.view]}
          {...((isFiltered || params.view !== 'all') && {
            action: { to: '/office/reviews?view=all', label: texts.seeAll },
          })}
        />
      ) : (
        <>
          <ReviewBulkBar returnTo={`/office/reviews${search}`} />
          <RecordTable
            caption={isPending ? texts.caption.oldest : texts.caption.newest}
            columns={reviewColumns}
            rows={rows}
            rowKey={({ id }) => id}
            rowTo={({ id }) => `/office/reviews/${id}`}
            pick={{ form: reviewForm, label: ({ title }) => title }}
            isQuiet={({ state }) => state === 'hidden'}
          />
          <ListPager
            previousTo={previous}
            nextTo={next}
            labels={
              isPending
                ? { previous: listMessages.older, next: listMessages.newer }
                : { previous: listMessages.newer, next: listMessages.older }
            }
          />
        </>
      )}
    </>
  )
}

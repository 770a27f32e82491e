import { Link } from 'react-router'
import { readCountLines, readCountProgress } from '#commerce/catalog/stock/counts/count-line-store.server.ts'
import { countState } from '#commerce/catalog/stock/counts/stock-count.ts'
import { can } from '#commerce/people/staff/role.ts'
import { readSearch } from '#commerce/values/typed/typed-text.ts'
import { stockCountMessages as texts } from '#messages/office/stock-counts.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { pageOf, readChoice } from '../../ui/list/list-address.ts'
import { ListPager } from '../../ui/list/list-pager.tsx'
import { RecordTools } from '../../ui/list/record-tools.tsx'
import { ViewTabs } from '../../ui/list/view-tabs.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/count-page.ts'
import { countPath, countViews } from './count-address.ts'
import { CountLines } from './count-lines.tsx'
import { loadCount } from './load-count.server.ts'

export const middleware = [allow('stock.read')]

const pageSize = 40

export async function loader(args: Route.LoaderArgs) {
  const { url, context, params } = args
  const shop = context.get(shopContext)
  const { db } = shop
  const count = await loadCount(shop, params)
  const state = countState(count)
  const view =
    readChoice(url.searchParams, 'view', countViews) ?? (state === 'open' ? 'to-count' : 'different')
  const search = readSearch(url.searchParams)
  const after = url.searchParams.get('after')
  const lines = await readCountLines(db, count.id, { view, search, after, limit: pageSize + 1 })
  const { shown, last } = pageOf(lines, pageSize)
  const closedAt = count.finishedAt ?? count.abandonedAt
  return {
    count,
    state,
    closed: closedAt === null ? '' : formatShopMinute(closedAt),
    view,
    search,
    isFirst: after === null,
    next: last?.sku,
    progress: await readCountProgress(db, count.id),
    staffId: context.get(staffContext).id,
    mayEdit: state === 'open' && can(context.get(staffContext).role, 'stock.edit'),
    lines: shown.map(({ actor, ...line }) => ({ ...line, by: actor?.name ?? '' })),
  }
}

/** Counting, made for a phone: what is left to count, one number each. */
export default function CountPage({ loaderData }: Route.ComponentProps) {
  const { count, state, closed, view, search, isFirst, next, progress, staffId, mayEdit, lines } = loaderData
  const counts = {
    'to-count': progress.lines - progress.counted,
    counted: progress.counted,
    different: progress.different,
  }
  const empty = { 'to-count': texts.nothingLeft, counted: texts.nothingYet, different: texts.noDifferences }
  return (
    <>
      <PageHead
        title={count.scope}
        note={texts.progress(progress.counted, progress.lines)}
        trail={[
          { to: '/office/stock', label: texts.stock },
          { to: '/office/stock/counts', label: texts.title },
        ]}
        actions={
          mayEdit && (
            <Link className="button outlined" to={`/office/stock/counts/${count.id}/finish`}>
              {texts.review}
            </Link>
          )
        }
      />
      {state !== 'open' && <p className="soft">{texts.closedNote[state](closed)}</p>}
      <ViewTabs
        label={texts.viewsLabel}
        tabs={countViews.map(one => ({
          to: countPath(count.id, { view: one, q: search }),
          label: texts.views[one],
          count: String(counts[one]),
          isCurrent: one === view,
        }))}
      />
      <RecordTools label={texts.search} placeholder={texts.search} query={search} keep={[['view', view]]} />
      {lines.length === 0 && <EmptyState text={search === '' ? empty[view] : texts.noMatch(search)} />}
      <CountLines
        key={`${count.id}-${staffId}`}
        countId={count.id}
        staffId={staffId}
        lines={lines}
        view={view}
        mayEdit={mayEdit}
      />
      <ListPager
        previousTo={isFirst ? undefined : countPath(count.id, { view, q: search })}
        nextTo={next && countPath(count.id, { view, q: search, after: next })}
      />
    </>
  )
}

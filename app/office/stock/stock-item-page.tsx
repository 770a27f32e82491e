import { daysLeft } from '#commerce/catalog/stock/days-left.ts'
import {
  readMovementSums,
  readStockHistory,
  type StockMovement,
} from '#commerce/catalog/stock/stock-history-store.server.ts'
import { stockSeries } from '#commerce/catalog/stock/stock-series.ts'
import { can } from '#commerce/people/staff/role.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { readId } from '#commerce/values/whole-number.ts'
import { formatNumber, formatPrice } from '#messages/format.ts'
import { officeStockMessages as texts } from '#messages/office/stock.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { BarPlot } from '../ui/bar-plot.tsx'
import { Block, Facts, SplitPage } from '../ui/block.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { pageOf } from '../ui/list/list-address.ts'
import { ListPager } from '../ui/list/list-pager.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Ledger } from '../ui/table/ledger.tsx'
import type { Route } from './+types/stock-item-page.ts'
import { AdjustForm } from './adjust-form.tsx'
import { loadStockItem } from './load-stock-item.server.ts'
import { formatDayShort, formatMinuteShort } from './short-times.server.ts'

export const middleware = [allow('stock.read')]

const plottedDays = 90
const pageSize = 30

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  const { db, settings } = context.get(shopContext)
  const item = await loadStockItem(args)
  const now = new Date()
  const { timeZone } = await settings()
  // One more day, because the first one may have begun before this hour.
  const since = new Date(now.getTime() - (plottedDays + 1) * 86_400_000)
  const sums = await readMovementSums(db, item.sku, since)
  const series = stockSeries(sums, item.available, { days: plottedDays, now, timeZone })
  const before = readId(url.searchParams.get('before')) ?? null
  const movements = await readStockHistory(db, item.sku, { before, limit: pageSize + 1 })
  const { shown, last } = pageOf(movements, pageSize)
  return {
    item,
    series: series.map(day => ({ ...day, label: formatDayShort(day.date) })),
    mayEdit: can(context.get(staffContext).role, 'stock.edit'),
    formKey: newToken(),
    ledger: shown.map(movement => ({
      ...describeMovement(movement),
      time: formatMinuteShort(movement.at, timeZone, now),
    })),
    isFirst: before === null,
    older: last?.id ?? null,
  }
}

/** One SKU: its stock, the last 90 days, and every movement. */
export default function StockItemPage({ loaderData }: Route.ComponentProps) {
  const { item, series, mayEdit, formKey, ledger, isFirst, older } = loaderData
  const name = [item.title, item.options].filter(Boolean).join(', ')
  const path = `/office/stock/${encodeURIComponent(item.sku)}`
  const left = daysLeft(item)
  const { reason, change, after, by, at } = texts.ledgerColumns
  return (
    <>
      <PageHead
        title={name}
        note={`${item.sku}, ${texts.inStock(item.available)}`}
        trail={[{ to: '/office/stock', label: texts.title }]}
      />
      <SplitPage
        aside={
          <>
            <Facts
              facts={[
                { label: texts.now, value: formatNumber(item.available) },
                { label: texts.soldLately, value: formatNumber(Math.max(0, item.unitsSold)) },
                { label: texts.columns.daysLeft, value: left === null ? texts.noSales : formatNumber(left) },
                { label: texts.price, value: formatPrice(item.price) },
              ]}
            />
            {mayEdit && (
              <Block title={texts.adjust}>
                <AdjustForm item={item} formKey={formKey} />
              </Block>
            )}
          </>
        }
      >
        <Block title={texts.last90Days}>
          {series.every(({ available }) => available === 0) ? (
            <EmptyState text={texts.nonePlotted} />
          ) : (
            <BarPlot
              caption={texts.plot(name)}
              heads={texts.plotHeads}
              showTable={texts.showTable}
              bars={series.map(({ label, available }) => ({
                label,
                value: available,
                text: formatNumber(available),
              }))}
            />
          )}
        </Block>
        <Block title={texts.ledger}>
          {ledger.length === 0 ? (
            <EmptyState text={texts.noMovements} />
          ) : (
            <Ledger
              caption={texts.ledgerCaption}
              heads={{ reason, figures: [change, after], by, at }}
              rows={ledger}
            />
          )}
          <ListPager
            previousTo={isFirst ? undefined : path}
            nextTo={older === null ? undefined : `${path}?before=${older}`}
            labels={{ previous: texts.newest, next: texts.older }}
          />
        </Block>
      </SplitPage>
    </>
  )
}

/** A movement of stock as a row of the ledger has it. */
function describeMovement(movement: StockMovement) {
  const { id, at, orderNumber, quantity, available, actor } = movement
  return {
    ...{ id, at, orderNumber },
    reason: texts.movements[movement.reason],
    figures: [signed(quantity), formatNumber(available)],
    by: actor.kind === 'staff' ? actor.name : texts.actors[actor.kind],
  }
}

function signed(quantity: number): string {
  return quantity > 0 ? `+${formatNumber(quantity)}` : `−${formatNumber(-quantity)}`
}

import { Link } from 'react-router'
import { countState } from '#commerce/catalog/stock/counts/stock-count.ts'
import { readCounts } from '#commerce/catalog/stock/counts/stock-count-store.server.ts'
import { can } from '#commerce/people/staff/role.ts'
import { stockCountMessages as texts } from '#messages/office/stock-counts.ts'
import { formatShopDate } from '#messages/shop-time.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Status } from '../../ui/status-dial.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import type { Route } from './+types/counts-page.ts'

export const middleware = [allow('stock.read')]

/** Older counts are in the ledger and among the changes. */
const maxCounts = 100

export async function loader({ context }: Route.LoaderArgs) {
  const counts = await readCounts(context.get(shopContext).db, maxCounts)
  return {
    mayEdit: can(context.get(staffContext).role, 'stock.edit'),
    counts: counts.map(count => ({
      ...count,
      state: countState(count),
      started: formatShopDate(count.startedAt),
      by: count.actor.name,
    })),
  }
}

type CountRow = Awaited<ReturnType<typeof loader>>['counts'][number]

/** Counts of the shelves, open ones first. */
export default function CountsPage({ loaderData: { counts, mayEdit } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={texts.title}
        trail={[{ to: '/office/stock', label: texts.stock }]}
        actions={
          mayEdit && (
            <Link className="button main" to="/office/stock/counts/new">
              {texts.start}
            </Link>
          )
        }
      />
      {counts.length === 0 ? (
        <EmptyState text={texts.empty} />
      ) : (
        <RecordTable
          caption={texts.caption}
          columns={columns}
          rows={counts}
          rowKey={({ id }) => id}
          rowTo={({ id }) => `/office/stock/counts/${id}`}
          isQuiet={({ state }) => state !== 'open'}
        />
      )}
    </>
  )
}

const dials = { open: 'half', finished: 'done', abandoned: 'canceled' } as const

const columns: RecordColumn<CountRow>[] = [
  { id: 'scope', head: texts.columns.scope, card: 'name', cell: ({ scope }) => scope },
  {
    ...{ id: 'state', head: texts.columns.state, width: 9, card: 'fact' },
    cell: ({ state }) => <Status dial={dials[state]}>{texts.states[state]}</Status>,
  },
  {
    ...{ id: 'progress', head: texts.columns.progress, width: 9, isNumber: true, card: 'fact' },
    cell: ({ counted, lines }) => texts.progress(Number(counted), Number(lines)),
  },
  { id: 'by', head: texts.columns.by, width: 10, priority: 2, cell: ({ by }) => by },
  { id: 'started', head: texts.columns.started, width: 12, priority: 2, cell: ({ started }) => started },
]

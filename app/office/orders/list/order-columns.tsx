import { Link } from 'react-router'
import {
  type OrderListParams,
  optionalColumns,
  orderListSearch,
} from '#commerce/orders/order-list/order-list-params.ts'
import { officeOrderListMessages as messages } from '#messages/office/order-list.ts'
import { Status } from '../../ui/status-dial.tsx'
import type { RecordColumn } from '../../ui/table/record-table.tsx'
import type { OrderRowView } from './order-row-view.server.ts'

/** The form of the button on a row, apart from the one for the selected rows. */
export const packOneForm = 'pack-one'

/** The columns of the list that are shown, in the order of their places. */
export function orderColumns(params: OrderListParams): RecordColumn<OrderRowView>[] {
  const chosen = params.columns.split('-')
  const isHidden = (id: string) =>
    params.columns !== '' && optionalColumns.some(column => column === id) && !chosen.includes(id)
  return allColumns(params).filter(({ id }) => !isHidden(id))
}

function allColumns(params: OrderListParams): RecordColumn<OrderRowView>[] {
  const { columns } = messages
  return [
    {
      ...{ id: 'order', head: columns.order, width: 8, card: 'name' },
      cell: ({ number, customer }) => (
        <>
          {number}
          <span className="phone-only soft"> {customer}</span>
        </>
      ),
    },
    {
      ...{ id: 'placed', head: columns.placed, width: 6, priority: 2, sort: sortOf('placed', params) },
      cell: ({ placed }) => <span className="muted">{placed}</span>,
    },
    { id: 'customer', head: columns.customer, cell: ({ customer }) => customer },
    {
      ...{ id: 'place', head: columns.place, priority: 3 },
      cell: ({ place }) => <span className="soft">{place}</span>,
    },
    {
      ...{ id: 'items', head: columns.items, priority: 2 },
      cell: ({ items }) => <span className="soft">{items}</span>,
    },
    {
      ...{ id: 'status', head: columns.status, width: 12, card: 'fact' },
      cell: ({ status: { dial, text, isBad } }) => (
        <Status dial={dial} isBad={isBad}>
          {text}
        </Status>
      ),
    },
    {
      ...{ id: 'payment', head: columns.payment, width: 7, priority: 2 },
      cell: ({ payment, isTest }) => (
        <span className="muted">
          {isTest && payment !== messages.test ? `${payment}, ${messages.test}` : payment}
        </span>
      ),
    },
    {
      ...{ id: 'total', head: columns.total, width: 6, isNumber: true, sort: sortOf('total', params) },
      ...{ card: 'fact', cell: ({ total }) => total },
    },
    { id: 'action', head: columns.action, card: 'action', cell: row => <RowAction row={row} /> },
  ]
}

function RowAction({ row: { id, canPack, canShip, number } }: { row: OrderRowView }) {
  if (canShip)
    return (
      <Link
        to={`/office/orders/${number}/ship`}
        className="button outlined"
        aria-label={`${messages.ship} ${number}`}
      >
        {messages.ship}
      </Link>
    )
  if (!canPack) return null
  return (
    <button
      type="submit"
      form={packOneForm}
      name="pick"
      value={id}
      className="button outlined"
      aria-label={`${messages.pack} ${number}`}
      data-row-key="p"
    >
      {messages.pack}
    </button>
  )
}

/** Descending first; the same column again turns the list around. */
function sortOf(column: 'placed' | 'total', params: OrderListParams) {
  const isSorted = params.sort.endsWith(column)
  const isDescending = params.sort.startsWith('-')
  const sort = isSorted && isDescending ? column : (`-${column}` as const)
  return {
    to: `/office/orders${orderListSearch({ ...params, sort })}`,
    direction: isSorted ? (isDescending ? ('descending' as const) : ('ascending' as const)) : undefined,
  }
}

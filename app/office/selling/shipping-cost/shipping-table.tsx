import { shippingCostMessages as texts } from '#messages/office/shipping-cost.ts'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import type { ShippingRow } from './load-shipping-cost.server.ts'

const columns: RecordColumn<ShippingRow>[] = [
  { id: 'method', head: texts.columns.method, card: 'name', cell: ({ name }) => name },
  {
    ...{ id: 'price', head: texts.columns.price, isNumber: true },
    cell: ({ price, note }) => (
      <>
        {price} {note !== '' && <span className="muted">{note}</span>}
      </>
    ),
  },
  { ...{ id: 'tax', head: texts.columns.tax, isNumber: true }, cell: ({ tax }) => tax },
  {
    ...{ id: 'total', head: texts.columns.total, isNumber: true, card: 'fact' },
    cell: ({ total }) => <b>{total}</b>,
  },
  {
    ...{ id: 'arrival', head: texts.columns.arrival, isNumber: true, card: 'fact' },
    cell: ({ arrival }) => arrival,
  },
]

/** The price of each method. A row leads to its method. */
export function ShippingTable({ rows }: { rows: readonly ShippingRow[] }) {
  return (
    <RecordTable
      caption={texts.caption}
      columns={columns}
      rows={rows}
      rowKey={({ methodId }) => methodId}
      rowTo={({ to }) => to}
    />
  )
}

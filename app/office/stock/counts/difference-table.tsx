import type { CountLine } from '#commerce/catalog/stock/counts/stock-count.ts'
import { differenceOf } from '#commerce/catalog/stock/counts/stock-count.ts'
import { toAmount } from '#commerce/values/money.ts'
import { formatNumber, formatPrice } from '#messages/format.ts'
import { stockCountMessages as texts } from '#messages/office/stock-counts.ts'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'

type DifferentLine = Omit<CountLine, 'countedAt' | 'actor'>

/** Every difference in units and value. */
export function DifferenceTable({ lines }: { lines: readonly DifferentLine[] }) {
  return (
    <RecordTable
      caption={texts.differencesCaption}
      columns={columns}
      rows={lines}
      rowKey={({ sku }) => sku}
      rowTo={({ sku }) => `/office/stock/${encodeURIComponent(sku)}`}
    />
  )
}

const heads = texts.lineColumns

const columns: RecordColumn<DifferentLine>[] = [
  {
    ...{ id: 'product', head: heads.product, card: 'name' },
    cell: ({ title, options }) => [title, options].filter(Boolean).join(', '),
  },
  {
    ...{ id: 'counted', head: heads.counted, width: 8, isNumber: true },
    cell: ({ counted }) => formatNumber(counted ?? 0),
  },
  {
    ...{ id: 'expected', head: heads.expected, width: 8, isNumber: true },
    cell: ({ expected }) => formatNumber(expected ?? 0),
  },
  {
    ...{ id: 'difference', head: heads.difference, width: 8, isNumber: true, card: 'fact' },
    cell: line => signed(differenceOf(line), formatNumber),
  },
  {
    ...{ id: 'value', head: heads.value, width: 9, isNumber: true, card: 'fact' },
    cell: line => signed(differenceOf(line), units => formatPrice(toAmount(line.price * units))),
  },
]

function signed(units: number, format: (units: number) => string): string {
  return units < 0 ? `−${format(-units)}` : `+${format(units)}`
}

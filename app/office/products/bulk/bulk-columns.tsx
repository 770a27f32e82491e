import type { BulkKind } from '#commerce/editing/products/bulk/bulk-change.ts'
import { formatNumber } from '#messages/format.ts'
import { bulkMessages as texts } from '#messages/office/bulk-changes.ts'
import type { RecordColumn } from '../../ui/table/record-table.tsx'
import { type ListedProduct, priceText, productCell, statusCell } from '../list/product-columns.tsx'
import styles from './bulk-bar.module.css'
import type { BulkDifference } from './bulk-row.ts'

export type BulkRow = ListedProduct & BulkDifference & { isChanged: boolean }

/** The form that leaves out products. */
export const leaveOutForm = 'leave-out'

/** Price, New price and Change; or what the action is about. */
export function bulkColumns(kind: BulkKind, hasAction: boolean): RecordColumn<BulkRow>[] {
  const { product, status, variants, price, newPrice, change, newStatus, newTaxClass } = texts.columns
  const strong = (text: string) => <b className={styles.after}>{text}</b>
  const differences: Record<BulkKind, RecordColumn<BulkRow>[]> = {
    price: [
      {
        ...{ id: 'new-price', head: newPrice, width: 11, isNumber: true, card: 'fact' },
        cell: row => strong(row.after),
      },
      { ...{ id: 'change', head: change, width: 11, isNumber: true, priority: 2 }, cell: row => row.change },
    ],
    category: [{ ...{ id: 'change', head: change, card: 'fact' }, cell: row => strong(row.change) }],
    tag: [{ ...{ id: 'change', head: change, card: 'fact' }, cell: row => strong(row.change) }],
    field: [{ ...{ id: 'change', head: change, card: 'fact' }, cell: row => strong(row.change) }],
    attribute: [{ ...{ id: 'change', head: change, card: 'fact' }, cell: row => strong(row.change) }],
    'tax-class': [{ ...{ id: 'change', head: newTaxClass, card: 'fact' }, cell: row => strong(row.change) }],
    publish: [
      { ...{ id: 'after', head: newStatus, width: 12, card: 'fact' }, cell: row => strong(row.after) },
    ],
  }
  const currentPrice: RecordColumn<BulkRow> = {
    ...{ id: 'price', head: price, width: 10, isNumber: true, card: 'fact' },
    cell: row => (
      <span className={row.after ? styles.before : undefined}>{row.before || priceText(row)}</span>
    ),
  }
  return [
    { ...{ id: 'product', head: product, card: 'name' }, cell: productCell },
    {
      ...{ id: 'status', head: status, width: 9, ...(kind === 'publish' && { card: 'fact' }) },
      cell: statusCell,
    },
    {
      ...{ id: 'variants', head: variants, width: 5, priority: 3, isNumber: true },
      cell: row => formatNumber(row.variants),
    },
    ...(kind === 'price' ? [currentPrice] : []),
    ...(hasAction ? differences[kind] : []),
    { ...{ id: 'leave', head: texts.leaveOut, width: 6, priority: 2 }, cell: LeaveOut },
  ]
}

function LeaveOut({ id, title }: BulkRow) {
  return (
    <button
      type="submit"
      form={leaveOutForm}
      name="leave"
      value={id}
      className="link"
      aria-label={texts.leaveOutName(title)}
    >
      {texts.leaveOut}
    </button>
  )
}

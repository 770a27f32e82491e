import type { ProductState } from '#commerce/catalog/products/staff-list/product-filter.ts'
import type { ProductRow } from '#commerce/catalog/products/staff-list/product-rows-store.server.ts'
import { formatNumber, formatPrice } from '#messages/format.ts'
import { productListMessages as texts } from '#messages/office/products.ts'
import { ProductThumb } from '../../ui/product-thumb.tsx'
import { type DialState, Status } from '../../ui/status-dial.tsx'
import type { RecordColumn } from '../../ui/table/record-table.tsx'
import styles from './product-actions.module.css'

/** `publishedFrom` is the day on which a scheduled product will be published. */
export type ListedProduct = Omit<ProductRow, 'publish_at'> & { publishedFrom: string | null }

const dials: Record<ProductState, DialState> = {
  published: 'done',
  scheduled: 'ring',
  draft: 'dashed',
  removed: 'canceled',
}

/** Stock of `lowStock` units or fewer is marked. */
export function productColumns(lowStock: number): RecordColumn<ListedProduct>[] {
  const { product, status, category, variants, stock, sold, price } = texts.columns
  return [
    { ...{ id: 'product', head: product, card: 'name' }, cell: productCell },
    { ...{ id: 'status', head: status, width: 11, card: 'fact' }, cell: statusCell },
    { ...{ id: 'category', head: category, width: 9, priority: 2 }, cell: row => row.category },
    {
      ...{ id: 'variants', head: variants, width: 5, priority: 3, isNumber: true },
      cell: row => formatNumber(row.variants),
    },
    {
      ...{ id: 'stock', head: stock, width: 5, isNumber: true },
      cell: ({ available }) => (
        <span className={available <= lowStock ? 'bad' : undefined}>{formatNumber(available)}</span>
      ),
    },
    {
      ...{ id: 'sold', head: sold, width: 5, priority: 3, isNumber: true },
      cell: row => formatNumber(row.sold),
    },
    { ...{ id: 'price', head: price, width: 10, isNumber: true, card: 'fact' }, cell: priceText },
  ]
}

/** The picture and the name. */
export function productCell({ picture, title }: ListedProduct) {
  return (
    <span className={styles.product}>
      <ProductThumb picture={picture} />
      <b>{title}</b>
    </span>
  )
}

export function statusCell({ state, publishedFrom }: ListedProduct) {
  return (
    <Status dial={dials[state]}>
      {state === 'scheduled' && publishedFrom ? texts.scheduledFor(publishedFrom) : texts.states[state]}
    </Status>
  )
}

export function priceText({ minPrice, maxPrice }: ListedProduct): string {
  if (minPrice === null || maxPrice === null) return '–'
  if (minPrice === maxPrice) return formatPrice(minPrice)
  return texts.priceRange(formatPrice(minPrice), formatPrice(maxPrice))
}

import type { Tx } from '#db/schema/schema.ts'
import { costOfSku } from '../new-order-store.server.ts'
import { agreedTaxColumns } from '../taxes/agreed-tax-columns.ts'
import type { EditableVariant } from './editable-variant-store.server.ts'
import type { ContentLine } from './order-content.ts'

/** Rewrites a line's amounts, unless fewer units would be left than were shipped. */
export async function updateOrderLine(tx: Tx, orderId: number, line: ContentLine): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_line')
    .set({
      ...{ quantity: line.quantity, discount: line.discount, tax: line.tax, total: line.total },
      ...agreedTaxColumns(line.agreedTax),
    })
    .where('order_id', '=', orderId)
    .where('sku', '=', line.sku)
    .where('shipped', '<=', line.quantity)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** False if some of it was shipped. */
export async function deleteOrderLine(tx: Tx, orderId: number, sku: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('order_line')
    .where('order_id', '=', orderId)
    .where('sku', '=', sku)
    .where(({ eb, lit }) => eb('shipped', '=', lit(0)))
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Adds a line after all others. */
export async function addOrderLine(
  tx: Tx,
  orderId: number,
  line: ContentLine,
  { productId, slug, picture }: Pick<EditableVariant, 'productId' | 'slug' | 'picture'>,
): Promise<void> {
  const { last } = await tx
    .selectFrom('order_line')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('order_line')
    .values({
      ...{ order_id: orderId, position: (last ?? -1) + 1, product_id: productId, slug },
      ...{ sku: line.sku, title: line.title, options: line.options, quantity: line.quantity },
      ...{ unit_price: line.unitPrice, discount: line.discount, tax: line.tax, total: line.total },
      picture: picture && JSON.stringify(picture),
      cost: costOfSku(tx, line.sku),
      ...agreedTaxColumns(line.agreedTax),
    })
    .execute()
}

import type { Db } from '#db/schema/schema.ts'
import type { Picture } from '../../catalog/pictures/picture.ts'
import type { OrderState } from '../order.ts'
import { inWalkingOrder, type PickItem, type PlacedItem } from './pick-item.ts'
import type { PickOrder, SkuUnits } from './picking.ts'

export interface PickList {
  orders: PickOrder[]
  items: PickItem[]
}

/** Of these orders those to pack, the longest paid first, with the units they still need. Three queries. */
export async function readPickList(db: Db, orderIds: readonly number[]): Promise<PickList> {
  if (orderIds.length === 0) return { orders: [], items: [] }
  const lines = await readLinesToPick(db, orderIds)
  const ids = [...new Set(lines.map(({ product_id }) => product_id))]
  const places = new Map((await readPlaces(db, ids)).map(place => [place.product_id, place]))
  const variants = await readVariants(db, [...new Set(lines.map(({ sku }) => sku))])
  const bySku = new Map(variants.map(variant => [variant.sku, variant]))
  const orders = new Map<number, PickOrder & { needs: SkuUnits[] }>()
  const items = new Map<string, PlacedItem>()
  for (const line of lines) {
    const order = orders.get(line.id) ?? { id: line.id, number: line.number, needs: [] }
    orders.set(line.id, order)
    const quantity = line.quantity - line.shipped
    const same = order.needs.find(({ sku }) => sku === line.sku)
    if (same) same.quantity += quantity
    else order.needs.push({ sku: line.sku, quantity })
    const place = places.get(line.product_id)
    const variant = bySku.get(line.sku)
    items.set(line.sku, {
      ...{ sku: line.sku, title: line.title, options: line.options },
      picture: line.picture === null ? null : (JSON.parse(line.picture) as Picture),
      ...{ place: place?.name ?? '', placePosition: place?.position ?? Number.MAX_SAFE_INTEGER },
      ...{ barcode: variant?.barcode ?? null, variantPosition: variant?.position ?? 0 },
    })
  }
  return { orders: [...orders.values()], items: inWalkingOrder([...items.values()]) }
}

export async function readStatesOf(
  db: Db,
  orderIds: readonly number[],
): Promise<{ id: number; state: OrderState }[]> {
  if (orderIds.length === 0) return []
  return db.selectFrom('customer_order').select(['id', 'state']).where('id', 'in', orderIds).execute()
}

function readLinesToPick(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom('customer_order')
    .innerJoin('order_line', 'order_line.order_id', 'customer_order.id')
    .select(['customer_order.id', 'number', 'sku', 'product_id', 'title', 'options', 'picture'])
    .select(['quantity', 'shipped'])
    .where('customer_order.id', 'in', orderIds)
    .where('state', '=', 'paid')
    .whereRef('quantity', '>', 'shipped')
    .orderBy('paid_at')
    .orderBy('customer_order.id')
    .orderBy('order_line.position')
    .execute()
}

/** Of each product the first category comes last, so that it stays in a map. */
function readPlaces(db: Db, productIds: readonly number[]) {
  return db
    .selectFrom('product_category')
    .innerJoin('category', 'category.id', 'category_id')
    .select(['product_id', 'name', 'position'])
    .where('product_id', 'in', productIds)
    .orderBy('position', 'desc')
    .orderBy('category.id', 'desc')
    .execute()
}

function readVariants(db: Db, skus: readonly string[]) {
  return db.selectFrom('variant').select(['sku', 'barcode', 'position']).where('sku', 'in', skus).execute()
}

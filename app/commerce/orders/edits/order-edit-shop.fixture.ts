import type { DatabaseKind } from '#test/databases.ts'
import { afterMinutes, cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { invoiceShop } from '../../payments/invoices/invoice-shop.fixture.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import type { Order } from '../order.ts'
import { editOrder, previewOrderEdit } from './edit-order.server.ts'
import type { TypedOrderEdit } from './prepare-order-edit.server.ts'

let keys = 0

export const editor = namedStaff('Maria')

/** Quantities by SKU: of lines of the order, or of SKUs to add. */
interface Wish extends Partial<Pick<TypedOrderEdit, 'email' | 'address'>> {
  quantities?: Record<string, number>
}

/** A shop whose staff edit orders as a preview showed them. */
export async function orderEditShop(kind: DatabaseKind) {
  const shop = await invoiceShop(kind)
  const { db, read } = shop
  const typedFor = async (order: Order, { quantities = {}, ...contact }: Wish): Promise<TypedOrderEdit> => {
    const typed = { quantities: new Map<number, number>(), added: new Map<number, number>() }
    for (const [sku, quantity] of Object.entries(quantities)) {
      const line = order.lines.find(one => one.sku === sku)
      const variant = await db.selectFrom('variant').select('id').where('sku', '=', sku).executeTakeFirst()
      if (line) typed.quantities.set(line.id, quantity)
      else typed.added.set(variant!.id, quantity)
    }
    return { ...typed, email: order.email, address: order.address, ...contact }
  }
  const preview = async (of: Pick<Order, 'id'>, wish: Wish) => {
    const order = await read(of)
    const typed = await typedFor(order, wish)
    return { typed, ...(await previewOrderEdit(db, order, typed)) }
  }
  const save = (
    { id }: Pick<Order, 'id'>,
    { typed, seen }: Pick<Awaited<ReturnType<typeof preview>>, 'typed' | 'seen'>,
    now = afterMinutes(1),
  ) => editOrder(db, id, { ...typed, seen, key: `key-${++keys}`, actor: editor, now })
  /** Edits as the preview shows it now. */
  const edit = async (order: Pick<Order, 'id'>, wish: Wish, now = afterMinutes(1)) =>
    save(order, await preview(order, wish), now)
  /** An order of two SKUs that is paid. */
  const paidOrder = async (lines: Record<string, number>) => {
    const [[first, count], ...rest] = Object.entries(lines) as [[string, number], ...[string, number][]]
    const visitor = await shop.shopper(first, count)
    for (const [sku, quantity] of rest) await shop.add(visitor, sku, quantity)
    const order = await shop.buy(visitor)
    await shop.pay(order, cartTestNow)
    return read(order)
  }
  return { ...shop, preview, save, edit, paidOrder }
}

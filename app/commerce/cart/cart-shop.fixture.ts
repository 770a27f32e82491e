import type { DatabaseKind } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { addToCart } from './add-to-cart.server.ts'
import { readCartLines } from './cart-store.server.ts'
import { changeQuantity } from './change-quantity.server.ts'
import type { Visitor } from './visitors/visitor.ts'

export const cartTestNow = new Date('2026-11-21T12:00:00.000Z')
export const afterMinutes = (count: number) => new Date(cartTestNow.getTime() + count * 60_000)
export const cartLimit = 10

/** A demo shop with the actions of its shoppers. */
export async function cartShop(kind: DatabaseKind, limit = cartLimit) {
  const db = await demoDatabase(kind)
  const add = (visitor: Visitor | undefined, sku: string, quantity = 1, now = cartTestNow) =>
    addToCart(db, visitor, { sku, quantity, limit }, now)
  const change = (visitor: Visitor | undefined, sku: string, quantity: number, now = cartTestNow) =>
    changeQuantity(db, visitor, { sku, quantity, limit }, now)
  /** A new visitor with one line in the cart. */
  const shopper = async (sku = blackTeeSku, quantity = 1) => (await add(undefined, sku, quantity)).visitor!
  const lines = (visitor: Visitor, now = cartTestNow) => readCartLines(db, visitor.id, now)
  const quantities = async (visitor: Visitor) =>
    (await lines(visitor)).filter(line => !line.saved && !line.removed).map(line => [line.sku, line.quantity])
  const stock = (sku: string, available: number) =>
    db.updateTable('variant').set({ available }).where('sku', '=', sku).execute()
  return { db, add, change, shopper, lines, quantities, stock }
}

import type { Kind } from '../../../test/databases.ts'
import { demoDatabase } from '../../../test/demo-database.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { addToCart } from './add-to-cart.server.ts'
import { readLines } from './cart-store.server.ts'
import { changeQuantity } from './change-quantity.server.ts'

export const today = new Date('2026-11-21T12:00:00.000Z')
export const minutes = (count: number) => new Date(today.getTime() + count * 60_000)
export const limit = 10

export const tee = 'TEE-BLK-01-S'
export const pot = 'POT-WHT-01'
export const soldOut = 'PRD-CLY-XL'

/** The demo shop, and what one does there with a cart. */
export async function cartShop(kind: Kind, wantedLimit = limit) {
  const db = await demoDatabase(kind)
  const add = (visitor: Visitor | undefined, sku: string, quantity: number | string = 1, now = today) =>
    addToCart(db, visitor, { sku, quantity: String(quantity), limit: wantedLimit }, now)
  const change = (visitor: Visitor | undefined, sku: string, quantity: number | string, now = today) =>
    changeQuantity(db, visitor, { sku, quantity: String(quantity), limit: wantedLimit }, now)
  /** Somebody with one thing in the cart. */
  const shopper = async (sku = tee, quantity = 1) => (await add(undefined, sku, quantity)).visitor!
  const lines = (visitor: Visitor, now = today) => readLines(db, visitor.id, now)
  const short = async (visitor: Visitor) =>
    (await lines(visitor)).filter(line => !line.saved && !line.removed).map(line => [line.sku, line.quantity])
  const stock = (sku: string, available: number) =>
    db.updateTable('variant').set({ available }).where('sku', '=', sku).execute()
  return { db, add, change, shopper, lines, short, stock }
}

import type { Kind } from '../../../test/databases.ts'
import { demoDatabase } from '../../../test/demo-database.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { createList } from './create-list.server.ts'
import { readWishes } from './read-wishes-store.server.ts'
import { saveWish } from './save-wish.server.ts'
import { noticesOf } from './wish-list.ts'
import { readHearts } from './wish-list-store.server.ts'

export const today = new Date('2026-11-21T12:00:00.000Z')
export const minutes = (count: number) => new Date(today.getTime() + count * 60_000)
export const at = (count: number) => ({ now: minutes(count) })
export const limit = 10

export const teeSku = 'TEE-BLK-01-S'
export const potSku = 'POT-WHT-01'
export const soldOutSku = 'PRD-CLY-XL'

/** The demo shop, and what one does there with wish lists. */
export async function wishShop(kind: Kind) {
  const db = await demoDatabase(kind)
  const idOf = async (sku: string) =>
    (await db.selectFrom('variant').select('product_id').where('sku', '=', sku).executeTakeFirstOrThrow())
      .product_id
  const tee = await idOf(teeSku)
  const pot = await idOf(potSku)
  const heart = (visitor: Visitor | undefined, product: number, list?: string, now = today) =>
    saveWish(db, visitor, { product: String(product), list }, { now })
  const heartVariant = (visitor: Visitor | undefined, sku: string, list?: string, now = today) =>
    saveWish(db, visitor, { sku, list }, { now })
  const about = (product: number, list?: string) => ({ product: String(product), list })
  /** Somebody with a tee on their first list. */
  const shopper = async () => {
    const { visitor, outcome } = await heart(undefined, tee)
    return { ada: visitor!, first: outcome.list! }
  }
  const create = async (visitor: Visitor, name: string, now = today) =>
    (await createList(db, visitor, name, { now })).outcome
  const hearts = async (visitor: Visitor) =>
    (await readHearts(db, visitor.id)).map(list => [list.name, list.wishes.map(({ product }) => product)])
  const wishes = (list: string, now = today) => readWishes(db, list, now)
  const notices = async (list: string) => (await wishes(list)).flatMap(noticesOf).map(({ about }) => about)
  const stock = (sku: string, available: number) =>
    db.updateTable('variant').set({ available }).where('sku', '=', sku).execute()
  const rows = async () => ({
    lists: await db.selectFrom('wish_list').selectAll().orderBy('id').execute(),
    wishes: await db.selectFrom('wish').selectAll().orderBy('list_id').orderBy('product_id').execute(),
  })
  return {
    db,
    tee,
    pot,
    idOf,
    heart,
    heartVariant,
    about,
    shopper,
    create,
    hearts,
    wishes,
    notices,
    stock,
    rows,
  }
}

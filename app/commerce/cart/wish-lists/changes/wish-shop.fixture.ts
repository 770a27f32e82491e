import type { DatabaseKind } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import type { Visitor } from '../../visitors/visitor.ts'
import { readWishes } from '../read-wishes-store.server.ts'
import { wishNotices } from '../wish-list.ts'
import { readHearts } from '../wish-list-store.server.ts'
import { createList } from './create-list.server.ts'
import { saveWish } from './save-wish.server.ts'

export const wishShopNow = new Date('2026-11-21T12:00:00.000Z')
export const minutesAfterNow = (count: number) => new Date(wishShopNow.getTime() + count * 60_000)
export const requestAt = (count: number) => ({ now: minutesAfterNow(count) })
export const cartLineLimit = 10

const firstListName = 'Wish list'

/** The demo shop with shortcuts for actions on wish lists. */
export async function wishShop(kind: DatabaseKind) {
  const db = await demoDatabase(kind)
  const idOf = async (sku: string) =>
    (await db.selectFrom('variant').select('product_id').where('sku', '=', sku).executeTakeFirstOrThrow())
      .product_id
  const tee = await idOf(blackTeeSku)
  const pot = await idOf(waterPotSku)
  const heart = (visitor: Visitor | undefined, product: number, list?: string, now = wishShopNow) =>
    saveWish(db, visitor, { product, list, firstListName }, { now })
  const heartVariant = (visitor: Visitor | undefined, sku: string, list?: string, now = wishShopNow) =>
    saveWish(db, visitor, { sku, list, firstListName }, { now })
  const about = (product: number, list?: string) => ({ product, list })
  /** A shopper with a tee on their first list. */
  const shopper = async () => {
    const { visitor, outcome } = await heart(undefined, tee)
    return { ada: visitor!, first: outcome.list! }
  }
  const create = async (visitor: Visitor, name: string, now = wishShopNow) =>
    (await createList(db, visitor, name, { now })).outcome
  const hearts = async (visitor: Visitor) =>
    (await readHearts(db, visitor.id)).map(list => [list.name, list.wishes.map(({ product }) => product)])
  const wishes = (list: string, now = wishShopNow) => readWishes(db, list, now)
  const notices = async (list: string) => (await wishes(list)).flatMap(wishNotices).map(({ kind }) => kind)
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

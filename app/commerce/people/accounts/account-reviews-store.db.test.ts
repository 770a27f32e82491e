import { describe, expect, it } from 'vitest'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { waterPotSku } from '#test/demo-skus.ts'
import { cartTestNow } from '../../cart/cart-shop.fixture.ts'
import type { Order } from '../../orders/order.ts'
import { reviewShop } from '../reviews/review-shop.fixture.ts'
import { readReviewedLines, readUnreviewedLines } from './account-reviews-store.server.ts'

const account = { id: 0, email: 'ada@xn--bcher-kva.example' }
const all = { limit: 10, offset: 0 }

async function accountShop(kind: DatabaseKind) {
  const shop = await reviewShop(kind)
  const { db } = shop
  const own = async (order: Order) => {
    await db
      .updateTable('customer_order')
      .set({ email: 'ada@bücher.example' })
      .where('id', '=', order.id)
      .execute()
    return order
  }
  const buy = async (sku?: string) => own(await shop.buy(await shop.shopper(sku)))
  const receive = async (sku?: string) => shop.deliverAll(await buy(sku), cartTestNow)
  const unreviewed = async () => (await readUnreviewedLines(db, account, 10)).map(({ id }) => id)
  const reviewed = async (range = all) => {
    const { lines, hasMore } = await readReviewedLines(db, account, range)
    return [lines.map(({ id }) => id), hasMore]
  }
  const lineOf = ({ lines }: Order) => lines[0]!.id
  return { ...shop, buy, receive, unreviewed, reviewed, lineOf }
}

describe.each(databases)('lines of an account, on %s', kind => {
  it('can be reviewed once delivered: the last of each SKU, unless one was reviewed', async () => {
    const shop = await accountShop(kind)
    await shop.delivered()
    await shop.receive(waterPotSku)
    const [tee, pot] = [await shop.receive(), await shop.receive(waterPotSku)]
    await shop.buy()
    expect(await shop.unreviewed()).toEqual([pot, tee].map(shop.lineOf))
    await shop.save(pot)
    expect(await shop.unreviewed()).toEqual([shop.lineOf(tee)])
    const { productId } = tee.lines[0]!
    await shop.db.updateTable('product').set({ published_at: null }).where('id', '=', productId).execute()
    expect(await shop.unreviewed()).toEqual([])
  })

  it('are listed by their reviews, the newest first, also of products that are no longer sold', async () => {
    const shop = await accountShop(kind)
    const [tee, pot] = [await shop.receive(), await shop.receive(waterPotSku)]
    await shop.save(await shop.delivered())
    expect(await shop.reviewed()).toEqual([[], false])
    await shop.save(tee)
    await shop.save(pot, {}, new Date(cartTestNow.getTime() - 1))
    const { productId } = tee.lines[0]!
    await shop.db.updateTable('product').set({ published_at: null }).where('id', '=', productId).execute()
    expect(await shop.reviewed()).toEqual([[tee, pot].map(shop.lineOf), false])
    expect(await shop.reviewed({ limit: 1, offset: 0 })).toEqual([[shop.lineOf(tee)], true])
    expect(await shop.reviewed({ limit: 1, offset: 1 })).toEqual([[shop.lineOf(pot)], false])
    const { lines } = await readReviewedLines(shop.db, account, all)
    expect(lines).toMatchObject([
      { productSlug: null, token: tee.token },
      { productSlug: 'water-pot', token: pot.token },
    ])
  })
})

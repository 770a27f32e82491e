import { describe, expect, it } from 'vitest'
import { bothDatabases } from '#test/databases.ts'
import { raceAgainst } from '../../cart/checkout/order-shop.fixture.ts'
import { moveStock } from '../../catalog/stock/move-stock.server.ts'
import { lockStock } from '../../catalog/stock/stock-move-store.server.ts'
import { editShop } from './edit-shop.fixture.ts'

describe.each(bothDatabases)('a change of two variants during an order for both, on %s', kind => {
  const shopWithOrder = async () => {
    const shop = await editShop(kind)
    const { db, shown } = shop
    // Sorted against their ids and their places in the form.
    const [one, two] = shown.variants.toSorted((a, b) => a.id - b.id)
    await db.updateTable('variant').set({ sku: 'ZZ-1' }).where('id', '=', one!.id).execute()
    await db.updateTable('variant').set({ sku: 'AA-1' }).where('id', '=', two!.id).execute()
    /** Runs a change between the two locks of an order. */
    const during = <T>(work: () => Promise<T>): Promise<T> =>
      raceAgainst(
        db,
        tx => lockStock(tx, 'AA-1'),
        work,
        tx => lockStock(tx, 'ZZ-1'),
      )
    const prices = (price: number) => () =>
      shop.edit(edit =>
        edit.updateAll(
          'variant',
          [one!, two!].map(({ id }) => ({ key: { id }, columns: { price } })),
        ),
      )
    return { ...shop, one: one!, two: two!, during, prices }
  }

  it('waits for the order when prices change, and when that is undone', async () => {
    const { during, prices, undoLast } = await shopWithOrder()
    expect(await during(prices(4600))).toMatchObject({ ok: true })
    expect(await during(undoLast)).toMatchObject({ ok: true, skipped: [] })
  })

  it('waits when the same row is changed twice', async () => {
    const { edit, one, two, during } = await shopWithOrder()
    const rows = [one, one, two].map(({ id }, at) => ({ key: { id }, columns: { price: 4600 + at } }))
    expect(await during(() => edit(work => work.updateAll('variant', rows)))).toMatchObject({ ok: true })
  })

  it('waits when a product is saved', async () => {
    const { one, two, during, save, undoLast } = await shopWithOrder()
    const typed = { [`price-${one.id}`]: '46.00', [`price-${two.id}`]: '47.00' }
    expect(await during(() => save(typed))).toMatchObject({ ok: true })
    expect(await during(undoLast)).toMatchObject({ ok: true, skipped: [] })
  })

  it('waits when moved stock is moved back', async () => {
    const { edit, during, undoLast } = await shopWithOrder()
    await edit(async work => {
      for (const sku of ['AA-1', 'ZZ-1']) await moveStock(work, sku, 3, 'received')
    })
    expect(await during(undoLast)).toMatchObject({ ok: true, skipped: [] })
  })
})

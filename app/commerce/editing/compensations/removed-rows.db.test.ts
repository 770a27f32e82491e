import { describe, expect, it } from 'vitest'
import { addOptionValue } from '#commerce/catalog/products/options/option-values.fixture.ts'
import { databases } from '#test/databases.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { cartTestNow as now } from '../../cart/cart-shop.fixture.ts'
import { addPromotion, orderShop } from '../../cart/checkout/order-shop.fixture.ts'
import { findCollection } from '../../catalog/collections/collection.server.ts'
import { readTaxonomy } from '../../catalog/index/facts/taxonomy-store.server.ts'
import { allProductsQuery } from '../../catalog/index/listing-query.ts'
import { loadCatalogIndex } from '../../catalog/index/load-catalog-index.server.ts'
import { findProductIdBySku, readCards } from '../../catalog/products/cards/card-store.server.ts'
import { findProduct } from '../../catalog/products/product-store.server.ts'
import { findPage } from '../../content/content-store.server.ts'
import { readOrderById } from '../../orders/order-store.server.ts'
import { readDeliveryCountries, readDeliveryMethods } from '../../selling/delivery/delivery-store.server.ts'
import { readSellableItems } from '../../selling/pricing/sellable-items-store.server.ts'
import { readPromotions } from '../../selling/promotions/promotion-store.server.ts'
import { readTaxes } from '../../selling/taxes/tax-store.server.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { change } from '../changes/change.server.ts'
import type { Edit } from '../changes/edit.server.ts'
import { undo } from './undo.server.ts'

describe.each(databases)('a removed row, on %s', kind => {
  async function shopWithUndo() {
    const shop = await orderShop(kind)
    const { db } = shop
    const actor = namedStaff('Grace')
    /** Reads while the edit is done, and once more after it was undone, which must be as before. */
    const during = async <T>(work: (edit: Edit) => Promise<unknown>, read: () => Promise<T>) => {
      const before = await read()
      const changed = await change(db, { actor, reason: '', cause: 'form', now }, async edit => {
        await work(edit)
        return { ok: true }
      })
      if (!changed.ok) throw new Error(JSON.stringify(changed))
      const meanwhile = await read()
      expect(await undo(db, changed.changeSet!, { actor, now })).toMatchObject({ ok: true, skipped: [] })
      expect(await read()).toEqual(before)
      return { before, meanwhile }
    }
    const variant = () =>
      db.selectFrom('variant').selectAll().where('sku', '=', blackTeeSku).executeTakeFirstOrThrow()
    const readSku = async () => ({
      onSale: await readSellableItems(db, [blackTeeSku]),
      bySku: await findProductIdBySku(db, blackTeeSku),
      onPage: (await findProduct(db, 'basic-crew-neck-tee-black'))?.variants.map(({ sku }) => sku),
    })
    return { ...shop, during, variant, readSku }
  }

  it('is a product that carts show as unavailable, and orders keep', async () => {
    const { db, during, variant, readSku, shopper, buy, lines } = await shopWithUndo()
    const order = await buy(await shopper())
    const ada = await shopper()
    const { product_id: id } = await variant()
    const { before, meanwhile } = await during(
      edit => edit.remove('product', { id }),
      async () => ({
        ...(await readSku()),
        cart: (await lines(ada)).map(({ title, offer }) => [title, offer?.slug]),
        cards: (await readCards(db, [id])).length,
        listed: (await loadCatalogIndex(db)).find(allProductsQuery).total,
        order: await readOrderById(db, order.id),
      }),
    )
    const [[title]] = before.cart as [[string]]
    expect(meanwhile).toEqual({
      ...before,
      ...{ onSale: [], bySku: undefined, onPage: undefined, cards: 0 },
      cart: [[title, undefined]],
      listed: before.listed - 1,
    })
  })

  it('is a variant that its product and carts no longer offer', async () => {
    const { during, variant, readSku, shopper, lines, add } = await shopWithUndo()
    const ada = await shopper()
    const { id } = await variant()
    const { before, meanwhile } = await during(
      edit => edit.remove('variant', { id }),
      async () => ({
        ...(await readSku()),
        cart: (await lines(ada)).map(({ offer }) => offer?.slug),
        added: (await add(undefined, blackTeeSku)).outcome.ok,
      }),
    )
    expect(before).toMatchObject({ added: true, cart: ['basic-crew-neck-tee-black'] })
    expect(meanwhile).toEqual({
      ...{ onSale: [], bySku: undefined, cart: [undefined], added: false },
      onPage: before.onPage!.filter(sku => sku !== blackTeeSku),
    })
  })

  it('is in no menu, filter, collection or page', async () => {
    const { db, during } = await shopWithUndo()
    const category = { slug: 'shoes', name: 'Shoes', parent_id: null, position: 99 }
    const brand = { slug: 'acme', name: 'Acme', position: 99 }
    const added = await db.insertInto('category').values(category).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('brand').values(brand).execute()
    const teal = await addOptionValue(db, { option: 'color', slug: 'teal', name: 'Teal', hex: '#008080' })
    await addOptionValue(db, { option: 'cut', slug: 'wide', name: 'Wide' })
    const index = await loadCatalogIndex(db)
    const read = async () => {
      const { categories, brands, facets } = await readTaxonomy(db)
      // Not by slug, which removing changes.
      const lists = [categories, brands, ...facets.map(({ values }) => values)]
      const names = lists.flatMap(all => all.map(({ name }) => name))
      return [
        names.filter(name => ['Shoes', 'Acme', 'Teal', 'Wide'].includes(name)),
        (await findCollection(db, index, 'featured')) !== undefined,
        (await findPage(db, 'about')) !== undefined,
      ]
    }
    const { before, meanwhile } = await during(async edit => {
      const idOf = (table: 'brand' | 'option' | 'collection' | 'page', slug: string) =>
        edit.tx.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
      await edit.remove('category', added)
      await edit.remove('brand', await idOf('brand', 'acme'))
      await edit.remove('option_value', { id: teal })
      await edit.remove('option', await idOf('option', 'cut'))
      await edit.remove('collection', await idOf('collection', 'featured'))
      await edit.remove('page', await idOf('page', 'about'))
    }, read)
    expect(before).toEqual([['Shoes', 'Acme', 'Wide', 'Teal'], true, true])
    expect(meanwhile).toEqual([[], false, false])
  })

  it('changes no price', async () => {
    const { db, during } = await shopWithUndo()
    await addPromotion(db, 'FIVE', 500)
    const read = async () => [
      (await readPromotions(db, ['FIVE'], null, now)).map(({ code }) => code),
      (await readTaxes(db, 'US', 'CA')).rates.length,
      (await readDeliveryMethods(db, 'US')).length,
      await readDeliveryCountries(db),
    ]
    const removeOne = async (
      edit: Edit,
      table: 'promotion' | 'tax_rate' | 'delivery_zone' | 'delivery_method',
    ) => edit.remove(table, await edit.tx.selectFrom(table).select('id').executeTakeFirstOrThrow())
    const { before, meanwhile } = await during(async edit => {
      await removeOne(edit, 'promotion')
      await removeOne(edit, 'tax_rate')
      await removeOne(edit, 'delivery_method')
    }, read)
    expect(before).toEqual([['FIVE'], 1, 1, ['US']])
    expect(meanwhile).toEqual([[], 0, 0, []])
    const zone = await during(async edit => {
      await removeOne(edit, 'delivery_method')
      await removeOne(edit, 'delivery_zone')
    }, read)
    expect(zone.meanwhile).toEqual([['FIVE'], 1, 0, []])
  })
})

import { describe, expect, it } from 'vitest'
import { bothDatabases } from '#test/databases.ts'
import { readCardsBySlug } from '../catalog/products/cards/card-store.server.ts'
import { readHighComparisons } from '../catalog/products/prices/asked-price-store.server.ts'
import { findProduct } from '../catalog/products/product-store.server.ts'
import { changeSettings } from '../running/settings/change-settings.server.ts'
import { namedStaff } from '../values/actor.fixture.ts'
import { changeTestNow } from './changes/change-shop.fixture.ts'
import { undo } from './compensations/undo.server.ts'
import { setRecord } from './edit-records.server.ts'
import { findRecordDefinition } from './record-definitions.server.ts'
import { recordShop, typedSource } from './record-shop.fixture.ts'

const tee = 'basic-crew-neck-tee-black'
const sku = 'TEE-BLK-01-S'

/** The demo shop, whose changes come on days after it opened. */
async function pricedShop(kind: Parameters<typeof recordShop>[0]) {
  const shop = await recordShop(kind)
  const { db, origin } = shop
  const on = (day: number) => new Date(changeTestNow.getTime() + day * 24 * 60 * 60 * 1000)
  const setOn = async (day: number, subject: string, key: string, texts: Record<string, string>) => {
    const definition = findRecordDefinition(subject)!
    const source = typedSource(Object.entries(texts))
    const changed = await setRecord(db, { ...origin(), now: on(day) }, definition, [key], source)
    if (!changed.ok) throw new Error(JSON.stringify(changed))
    return changed.changeSet!
  }
  const priceOn = (day: number, price: string, compare_at_price = '') =>
    setOn(day, 'variants', sku, { price, compare_at_price })
  const undoOn = (day: number, changeSet: number) =>
    undo(db, changeSet, { actor: namedStaff('Grace'), now: on(day) })
  /** "44.00 –1": asked until day 1. */
  const recorded = async () => {
    const rows = await db
      .selectFrom('asked_price')
      .innerJoin('variant', 'variant.id', 'variant_id')
      .select(['asked_price.price', 'asked_price.currency', 'until_at'])
      .where('sku', '=', sku)
      .orderBy('asked_price.id')
      .execute()
    const dayOf = (time: string) => (Date.parse(time) - changeTestNow.getTime()) / (24 * 60 * 60 * 1000)
    return rows.map(row => `${row.currency} ${row.price}${row.until_at ? ` –${dayOf(row.until_at)}` : ''}`)
  }
  const settings = async (texts: Record<string, string>) =>
    expect(await changeSettings(db, origin(), texts)).toMatchObject({ ok: true })
  const lowest = async () =>
    (await findProduct(db, tee))!.variants.find(variant => variant.sku === sku)!.lowestPrice
  const { id } = await shop.product(tee)
  return { ...shop, id, setOn, priceOn, undoOn, recorded, settings, lowest }
}

describe.each(bothDatabases)('the prices that were asked, on %s', kind => {
  it('are recorded with every change, and with its undo', async () => {
    const { priceOn, undoOn, recorded } = await pricedShop(kind)
    expect(await recorded()).toEqual(['USD 4400'])
    const change = await priceOn(1, '4.40')
    await undoOn(2, change)
    await priceOn(3, '40.00')
    expect(await recorded()).toEqual(['USD 4400 –1', 'USD 440 –2', 'USD 4400 –3', 'USD 4000'])
  })

  it('end while a product is a draft, whose prices nobody is asked', async () => {
    const { setOn, priceOn, recorded } = await pricedShop(kind)
    await setOn(1, 'products', tee, { published: 'no' })
    await priceOn(2, '4.40')
    expect(await recorded()).toEqual(['USD 4400 –1'])
    await setOn(3, 'products', tee, { published: 'yes' })
    expect(await recorded()).toEqual(['USD 4400 –1', 'USD 440'])
  })

  it('start again in another currency', async () => {
    const { edit, recorded } = await pricedShop(kind)
    const euro = { value: 'EUR' }
    await edit(async edit => {
      if (!(await edit.update('setting', { name: 'currency' }, euro)))
        await edit.insert('setting', { name: 'currency', ...euro })
    })
    expect(await recorded()).toEqual(['USD 4400 –0', 'EUR 4400'])
  })
})

describe.each(bothDatabases)('the lowest price before a reduction, on %s', kind => {
  it('is shown from its first day on where the law asks for it', async () => {
    const { priceOn, settings, lowest } = await pricedShop(kind)
    await priceOn(1, '30.00')
    await priceOn(2, '44.00')
    await priceOn(20, '35.00', '44.00')
    expect(await lowest()).toBeUndefined()
    await settings({ country: 'DE' })
    expect(await lowest()).toBe(3000)
    await priceOn(25, '32.00', '44.00')
    expect(await lowest()).toBe(3000)
    await priceOn(26, '44.00')
    expect(await lowest()).toBeUndefined()
  })

  it('forgets what was asked until more than 30 days before', async () => {
    const { priceOn, settings, lowest } = await pricedShop(kind)
    await settings({ lowest_price: 'yes' })
    await priceOn(1, '30.00')
    await priceOn(2, '44.00')
    await priceOn(33, '35.00', '44.00')
    expect(await lowest()).toBe(4400)
  })

  it('is what the percentage on a card counts from', async () => {
    const { db, priceOn, settings } = await pricedShop(kind)
    await settings({ lowest_price: 'yes' })
    await priceOn(1, '40.00')
    await priceOn(2, '20.00', '80.00')
    await db.updateTable('product').set({ badge: null }).where('slug', '=', tee).execute()
    expect(await readCardsBySlug(db, [tee])).toMatchObject([{ price: 2000, lowestPrice: 4000, discount: 50 }])
  })
})

describe.each(bothDatabases)('a compare-at price, on %s', kind => {
  it('is called too high until as much was asked', async () => {
    const { db, id, priceOn } = await pricedShop(kind)
    const high = async () =>
      (await readHighComparisons(db, id)).map(({ compareAt, highest }) => [compareAt, highest])
    expect(await high()).toEqual([])
    await priceOn(1, '40.00', '48.00')
    expect(await high()).toEqual([[4800, 4400]])
    await priceOn(2, '48.00')
    await priceOn(3, '40.00', '48.00')
    expect(await high()).toEqual([])
  })
})

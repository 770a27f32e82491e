import { describe, expect, test } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { cartShop, minutes, today } from '../cart/cart-shop.fixture.ts'
import { findCheckout } from './checkout-store.server.ts'
import { beginCheckout, saveCheckout } from './save-checkout.server.ts'

describe.each(databases)('what is filled in at the checkout, on %s', kind => {
  test('is kept as typed, part by part, under one key', async () => {
    const { db, shopper } = await cartShop(kind)
    const ada = await shopper()
    const eve = await shopper()
    expect(await findCheckout(db, ada.id)).toBeUndefined()
    const begun = await beginCheckout(db, ada, 'DE', today)
    expect(begun).toMatchObject({ fields: { country: 'DE', email: '' }, codes: [], told: [] })
    expect(await beginCheckout(db, ada, 'US', minutes(1))).toEqual(begun)

    await saveCheckout(db, ada, { fields: { email: ' wrong@', name: 'Ada' } }, minutes(2))
    await saveCheckout(db, ada, { fields: { name: '', city: 'Berlin' }, addCode: ' tote5 ' }, minutes(3))
    await saveCheckout(db, ada, { addCode: 'TOTE5' }, minutes(4))
    const kept = await findCheckout(db, ada.id)
    expect(kept).toMatchObject({ key: begun.key, codes: ['TOTE5'] })
    expect(kept?.fields).toMatchObject({ email: ' wrong@', name: '', city: 'Berlin', country: 'DE' })
    expect(await findCheckout(db, eve.id)).toBeUndefined()
    expect((await beginCheckout(db, eve, 'US', today)).key).not.toBe(begun.key)

    for (const code of ['AAA1', 'AAA2', 'AAA3', 'AAA4', 'AAA5', '!!'])
      await saveCheckout(db, ada, { addCode: code }, today)
    await saveCheckout(db, ada, { removeCode: 'AAA3' }, today)
    expect((await findCheckout(db, ada.id))?.codes).toEqual(['AAA1', 'AAA2', 'AAA4', 'AAA5'])
  })

  test('loses nothing when two tabs save at once, or begin', async () => {
    const { db, shopper } = await cartShop(kind)
    const ada = await shopper()
    const begun = await Promise.all([1, 2, 3, 4].map(() => beginCheckout(db, ada, 'DE', today)))
    expect(new Set(begun.map(({ key }) => key)).size).toBe(1)
    const fields = [{ email: 'a@b.cd' }, { name: 'Ada' }, { city: 'Berlin' }, { line1: 'Weg 1' }]
    await Promise.all(fields.map(one => saveCheckout(db, ada, { fields: one }, today)))
    expect((await findCheckout(db, ada.id))?.fields).toMatchObject(Object.assign({}, ...fields))
  })
})

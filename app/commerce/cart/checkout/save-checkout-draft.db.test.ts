import { describe, expect, test } from 'vitest'
import { databases } from '#test/databases.ts'
import { afterMinutes, cartShop, cartTestNow } from '../cart-shop.fixture.ts'
import { findCheckoutDraft } from './checkout-draft-store.server.ts'
import { beginCheckout, saveCheckoutDraft } from './save-checkout-draft.server.ts'

describe.each(databases)('saveCheckoutDraft on %s', kind => {
  test('keeps input as typed under one key', async () => {
    const { db, shopper } = await cartShop(kind)
    const ada = await shopper()
    const eve = await shopper()
    expect(await findCheckoutDraft(db, ada.id)).toBeUndefined()
    const draft = await beginCheckout(db, ada, 'DE', cartTestNow)
    expect(draft).toMatchObject({ fields: { country: 'DE', email: '' }, codes: [], changes: [] })
    expect(await beginCheckout(db, ada, 'US', afterMinutes(1))).toEqual(draft)

    await saveCheckoutDraft(db, ada, { fields: { email: ' wrong@', name: 'Ada' } }, afterMinutes(2))
    await saveCheckoutDraft(
      db,
      ada,
      { fields: { name: '', city: 'Berlin' }, addCode: ' tote5 ' },
      afterMinutes(3),
    )
    await saveCheckoutDraft(db, ada, { addCode: 'TOTE5' }, afterMinutes(4))
    const saved = await findCheckoutDraft(db, ada.id)
    expect(saved).toMatchObject({ key: draft.key, codes: ['TOTE5'] })
    expect(saved?.fields).toMatchObject({ email: ' wrong@', name: '', city: 'Berlin', country: 'DE' })
    expect(await findCheckoutDraft(db, eve.id)).toBeUndefined()
    expect((await beginCheckout(db, eve, 'US', cartTestNow)).key).not.toBe(draft.key)

    for (const code of ['AAA1', 'AAA2', 'AAA3', 'AAA4', 'AAA5', '!!'])
      await saveCheckoutDraft(db, ada, { addCode: code }, cartTestNow)
    await saveCheckoutDraft(db, ada, { removeCode: 'AAA3' }, cartTestNow)
    expect((await findCheckoutDraft(db, ada.id))?.codes).toEqual(['AAA1', 'AAA2', 'AAA4', 'AAA5'])
  })

  test('loses nothing when tabs begin or save at once', async () => {
    const { db, shopper } = await cartShop(kind)
    const ada = await shopper()
    const drafts = await Promise.all([1, 2, 3, 4].map(() => beginCheckout(db, ada, 'DE', cartTestNow)))
    expect(new Set(drafts.map(({ key }) => key)).size).toBe(1)
    const fields = [{ email: 'a@b.cd' }, { name: 'Ada' }, { city: 'Berlin' }, { line1: 'Weg 1' }]
    await Promise.all(fields.map(one => saveCheckoutDraft(db, ada, { fields: one }, cartTestNow)))
    expect((await findCheckoutDraft(db, ada.id))?.fields).toMatchObject(Object.assign({}, ...fields))
  })
})

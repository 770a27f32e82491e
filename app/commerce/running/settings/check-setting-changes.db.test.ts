import { describe, expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { addUnpaidOrder } from '../../payments/placed-order.fixture.ts'
import { issueGiftCard } from '../../selling/gift-cards/issue-gift-card.server.ts'
import { toAmount } from '../../values/money.ts'
import { checkSettingChanges } from './check-setting-changes.server.ts'

const now = new Date('2026-11-21T12:00:00.000Z')

describe.each(databases)('the currency of a shop on %s', kind => {
  const check = (db: Db, changes: Record<string, string>) =>
    db.transaction().execute(tx => checkSettingChanges(tx, changes))

  it('can be chosen before the first order', async () => {
    const db = await migratedDatabase(kind)
    expect(await check(db, { currency: 'jpy' })).toMatchObject({ ok: true, settings: { currency: 'JPY' } })
    expect(await check(db, { currency: 'points' })).toMatchObject({
      errors: { currency: { code: 'bad-currency' } },
    })
  })

  it.each([
    ['an order', (db: Db) => addUnpaidOrder(db, { payment: 'test', dueIn: 15 }, now)],
    [
      'a gift card',
      (db: Db) =>
        db
          .transaction()
          .execute(tx => issueGiftCard(tx, { amount: toAmount(1), currency: 'USD', expiresAt: null }, now)),
    ],
  ])('is fixed after %s', async (_, add) => {
    const db = await migratedDatabase(kind)
    await add(db)
    expect(await check(db, { currency: 'JPY' })).toEqual({
      ok: false,
      errors: { currency: { code: 'currency-fixed', params: { value: 'USD' } } },
    })
    expect(await check(db, { currency: 'USD', return_days: '14' })).toMatchObject({ ok: true })
  })
})

it.each(databases)('a logo is a picture of the shop, or none, on %s', async kind => {
  const db = await migratedDatabase(kind)
  const check = (logo_picture: string) =>
    db.transaction().execute(tx => checkSettingChanges(tx, { logo_picture }))
  await db
    .insertInto('setting')
    .values({ name: 'logo_picture', value: 'a'.repeat(24) })
    .execute()
  expect(await check('b'.repeat(24))).toMatchObject({
    errors: { logo_picture: { code: 'unknown-picture' } },
  })
  expect(await check('')).toMatchObject({ ok: true, settings: { logoPicture: '' } })
})

import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { recordShop } from '../../editing/record-shop.fixture.ts'
import { readBankAccount } from './bank-account-store.server.ts'

describe.each(databases)('the bank account for a transfer, on %s', kind => {
  it('is that of the country, or else the one for all others', async () => {
    const { db, add, remove } = await recordShop(kind)
    await db.deleteFrom('bank_account_country').execute()
    await db.deleteFrom('bank_account').execute()
    expect(await readBankAccount(db, 'US')).toEqual([])
    await add('bank-accounts', { name: 'SEPA', countries: ['DE', 'FR'], details: 'Harbor\n\nIBAN DE00 1234' })
    expect(await readBankAccount(db, 'US')).toEqual([])
    await add('bank-accounts', { name: 'Other', details: 'Routing number 110000000' })
    expect(await readBankAccount(db, 'FR')).toEqual(['Harbor', 'IBAN DE00 1234'])
    expect(await readBankAccount(db, 'US')).toEqual(['Routing number 110000000'])
    await remove('bank-accounts', ['SEPA'])
    expect(await readBankAccount(db, 'FR')).toEqual(['Routing number 110000000'])
  })

  it('belongs to one country only once', async () => {
    const { add } = await recordShop(kind)
    await add('bank-accounts', { name: 'One', countries: 'IS', details: 'One' })
    expect(await add('bank-accounts', { name: 'Two', countries: 'IS', details: 'Two' })).toMatchObject({
      ok: false,
      errors: { countries: { code: 'taken' } },
    })
  })
})

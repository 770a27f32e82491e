import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { recordShop } from './record-shop.fixture.ts'

const method = ['Everywhere', 'Express']

describe.each(databases)('amounts of a record, on %s', kind => {
  it('are in main units in the numbers of rates, and weights in grams', async () => {
    const { db, set, show } = await recordShop(kind)
    const rates = async () =>
      (await show('delivery-methods', method))!.filter(([name]) => name.startsWith('rate'))
    const stored = async () =>
      (
        await db
          .selectFrom('delivery_rate')
          .innerJoin('delivery_method', 'delivery_method.id', 'method_id')
          .select('from_measure')
          .where('name', '=', method[1]!)
          .orderBy('from_measure')
          .execute()
      ).map(row => row.from_measure)
    await set('delivery-methods', method, { 'rate-0': '9', 'rate-49.9': '4.50', 'rate-50': '0' })
    expect(await stored()).toEqual([0, 4990, 5000])
    expect(await rates()).toEqual([
      ['rate-0.00', '9.00'],
      ['rate-49.90', '4.50'],
      ['rate-50.00', '0.00'],
    ])
    expect(await set('delivery-methods', method, { 'rate-1.005': '9' })).toMatchObject({
      errors: { 'rate-1.005': { code: 'not-an-amount', params: { digits: 2 } } },
    })
    expect(await set('delivery-methods', method, { 'rate-1.5': '9', 'rate-1.50': '8' })).toMatchObject({
      errors: { 'rate-1.50': { code: 'duplicate' } },
    })
    expect(await set('delivery-methods', method, { measure: 'weight' })).toMatchObject({
      errors: { rate: { code: 'missing' } },
    })
    expect(await set('delivery-methods', method, { measure: 'weight', 'rate-0.5': '9' })).toMatchObject({
      errors: { 'rate-0.5': { code: 'not-a-whole-number' } },
    })
    await set('delivery-methods', method, { measure: 'weight', 'rate-0': '5', 'rate-500': '9' })
    expect(await stored()).toEqual([0, 500])
    expect(await rates()).toEqual([
      ['rate-0', '5.00'],
      ['rate-500', '9.00'],
    ])
  })

  it('are in main units in the price rule of collections', async () => {
    const { db, add, set, show } = await recordShop(kind)
    const stored = async () =>
      (
        await db
          .selectFrom('collection')
          .select('rule_value')
          .where('slug', '=', 'cheap')
          .executeTakeFirstOrThrow()
      ).rule_value
    const typed = { slug: 'cheap', title: 'Cheap', rule: 'price', rule_value: '0-19.9' }
    expect(await add('collections', typed)).toMatchObject({ ok: true })
    expect(await stored()).toBe('0-1990')
    expect(await show('collections', ['cheap'])).toContainEqual(['rule_value', '0.00-19.90'])
    expect(await set('collections', ['cheap'], { title: 'Cheaper' })).toMatchObject({ ok: true })
    expect(await stored()).toBe('0-1990')
    for (const rule_value of ['5', '1-2-3', '1.005-2', '5-4.99', 'a-b', ''])
      expect(await set('collections', ['cheap'], { rule_value })).toMatchObject({
        errors: { rule_value: { code: 'bad-rule-value' } },
      })
  })

  it.each([
    ['JPY', 'rate-4990', '0-1990', '0-1990'],
    ['KWD', 'rate-4.990', '0-1.99', '0.000-1.990'],
  ])('follow the currency %s', async (currency, rate, rule_value, shown) => {
    const { db, add, set, show } = await recordShop(kind)
    await db
      .insertInto('setting')
      .values({ name: 'currency', value: currency })
      .onConflict(on => on.column('name').doUpdateSet({ value: currency }))
      .execute()
    await set('delivery-methods', method, { [rate]: '9' })
    expect((await show('delivery-methods', method))!.map(([name]) => name)).toContain(rate)
    const [row] = await db
      .selectFrom('delivery_rate')
      .select('price')
      .where('from_measure', '=', 4990)
      .execute()
    expect(row).toEqual({ price: currency === 'JPY' ? 9 : 9000 })
    await add('collections', { slug: 'cheap', title: 'Cheap', rule: 'price', rule_value })
    expect(await show('collections', ['cheap'])).toContainEqual(['rule_value', shown])
  })
})

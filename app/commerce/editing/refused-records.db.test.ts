import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { recordShop } from './record-shop.fixture.ts'

const tee = 'basic-crew-neck-tee-black'

describe.each(databases)('a record, on %s', kind => {
  it.each<[string, string, Record<string, string>, object]>([
    ['without its fields', 'brands', {}, { slug: { code: 'missing' }, name: { code: 'missing' } }],
    [
      'with a slug that is taken',
      'products',
      { slug: tee, title: 'Tee' },
      { slug: { code: 'taken', params: { suggestion: `${tee}-2` } } },
    ],
    [
      'with an unknown brand',
      'products',
      { slug: 'a', title: 'A', brand: 'no-such' },
      { brand: { code: 'unknown' } },
    ],
    [
      'with an unknown category',
      'products',
      { slug: 'a', title: 'A', categories: 'no-such' },
      { categories: { code: 'unknown' } },
    ],
    [
      'that was never dearer',
      'variants',
      { sku: 'A', product: tee, price: '5', compare_at_price: '5.00' },
      { compare_at_price: { code: 'below-price' } },
    ],
    [
      'with an empty range',
      'price-ranges',
      { label: 'None', from_price: '5', to_price: '4.99' },
      { to_price: { code: 'below-from' } },
    ],
    [
      'with a price of another range',
      'price-ranges',
      { label: 'Both', from_price: '19.00', to_price: '19.99' },
      { from_price: { code: 'overlapping-range' } },
    ],
    [
      'with a broken color',
      'option-values',
      { option: 'color', slug: 'teal', name: 'Teal', hex: 'teal' },
      { hex: { code: 'invalid-color' } },
    ],
    [
      'with a swatch without a color',
      'option-values',
      { option: 'color', slug: 'teal', name: 'Teal' },
      { hex: { code: 'no-color' } },
    ],
    [
      'with an address that the shop uses itself',
      'options',
      { slug: 'sort', name: 'Sort', kind: 'buttons' },
      { slug: { code: 'reserved-address' } },
    ],
    [
      'with a rule about nothing',
      'collections',
      { slug: 'a', title: 'A', rule: 'brand', rule_value: 'no-such' },
      { rule_value: { code: 'bad-rule-value' } },
    ],
    [
      'with a synonym for no words',
      'search-synonyms',
      { word: '?!', means: 'bag, ,' },
      { word: { code: 'no-words' }, means: { code: 'no-words' } },
    ],
    [
      'with a search that leads to a search',
      'search-redirects',
      { query: 'bag', target: '/Shop?q=purse' },
      { target: { code: 'is-a-search' } },
    ],
    [
      'with a search that leads to an email',
      'search-redirects',
      { query: 'help', target: 'mailto:help@example.com' },
      { target: { code: 'invalid-link' } },
    ],
    [
      'with a link to a script',
      'menu-items',
      { menu: 'help', label: 'A', href: 'javascript:alert(1)' },
      { href: { code: 'invalid-link' } },
    ],
    [
      'with a country that is none',
      'tax-rates',
      { country: 'ZZ', name: 'VAT', rate: '7.25' },
      { country: { code: 'invalid-country' } },
    ],
    [
      'with a country of another zone',
      'delivery-zones',
      { name: 'Home', countries: 'US' },
      { countries: { code: 'taken', params: { item: 'US', owner: 'Everywhere' } } },
    ],
    [
      'with a name that is taken',
      'delivery-zones',
      { name: 'Everywhere', countries: '' },
      { name: { code: 'taken', params: { suggestion: undefined } } },
    ],
    [
      'without a price',
      'delivery-methods',
      { zone: 'Everywhere', name: 'Ferry', duration: 'A week', 'rate-50': '' },
      { rate: { code: 'no-prices' } },
    ],
    ['without its percent', 'promotions', { title: 'A', kind: 'percent' }, { percent: { code: 'missing' } }],
    [
      'with a percent too many',
      'promotions',
      { title: 'A', kind: 'free-delivery', percent: '5' },
      { percent: { code: 'not-for-kind' } },
    ],
    [
      'that ends when it starts',
      'promotions',
      {
        title: 'A',
        kind: 'free-delivery',
        starts_at: '2026-12-01T00:00:00Z',
        ends_at: '2026-12-01T00:00:00Z',
      },
      { ends_at: { code: 'not-after-start' } },
    ],
    [
      'that ends before it starts',
      'promotions',
      {
        title: 'A',
        kind: 'free-delivery',
        starts_at: '2026-12-01T00:00:00Z',
        ends_at: '2026-11-30T00:00:00Z',
      },
      { ends_at: { code: 'not-after-start' } },
    ],
  ])('is refused by field: %s', async (_, subject, typed, errors) => {
    const { add, db } = await recordShop(kind)
    const refused = await add(subject, typed)
    expect(refused).toMatchObject({ ok: false, reason: 'invalid', errors })
    expect(Object.keys(refused.ok || refused.reason !== 'invalid' ? {} : refused.errors)).toEqual(
      Object.keys(errors),
    )
    expect(await db.selectFrom('change_set').selectAll().execute()).toEqual([])
  })

  it('limits a promotion to its uses so far, and to no fewer', async () => {
    const { add, set, db } = await recordShop(kind)
    await add('promotions', { title: 'A', kind: 'free-delivery', code: 'USED' })
    await db.updateTable('promotion').set({ uses: 3 }).where('code', '=', 'USED').execute()
    const { id } = await db
      .selectFrom('promotion')
      .select('id')
      .where('code', '=', 'USED')
      .executeTakeFirstOrThrow()
    const limit = (max_uses: string) => set('promotions', [`${id}`], { max_uses })
    expect(await limit('2')).toMatchObject({ ok: false, errors: { max_uses: { code: 'impossible' } } })
    expect(await limit('3')).toMatchObject({ ok: true })
  })

  it('makes swatches of an option only when all of its values have a color or picture', async () => {
    const { set, db } = await recordShop(kind)
    const makeSwatches = () => set('options', ['size'], { kind: 'swatch' })
    expect(await makeSwatches()).toMatchObject({
      ok: false,
      errors: { kind: { code: 'values-without-color' } },
    })
    const { hash } = await db.selectFrom('picture').select('hash').limit(1).executeTakeFirstOrThrow()
    const values = await db
      .selectFrom('option_value')
      .innerJoin('option', 'option.id', 'option_id')
      .select('option_value.slug')
      .where('option.slug', '=', 'size')
      .execute()
    for (const { slug } of values) await set('option-values', ['size', slug], { picture: hash })
    expect(await makeSwatches()).toMatchObject({ ok: true })
    expect(await set('option-values', ['size', values[0]!.slug], { picture: '' })).toMatchObject({
      ok: false,
      errors: { hex: { code: 'no-color' } },
    })
  })
})

import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { attributesOfProduct } from '../catalog/attributes/attributes-of-product.ts'
import { tableDump } from './changes/random-edits.fixture.ts'
import { undo } from './compensations/undo.server.ts'
import { setRecord } from './edit-records.server.ts'
import { findRecordDefinition } from './record-definitions.server.ts'
import { recordShop, sourcesOf } from './record-shop.fixture.ts'

const kettle = ['gooseneck-kettle']
const products = findRecordDefinition('products')!

describe.each(databases)('attributes of a product, on %s', kind => {
  async function shop() {
    const records = await recordShop(kind)
    const facts = async () => {
      const fields = (await records.show('products', kettle))!
      return fields.filter(([name]) => name.startsWith('attribute-')).map(field => field.join(' '))
    }
    const set = (typed: Record<string, string | string[]>) => records.set('products', kettle, typed)
    return { ...records, facts, setKettle: set }
  }

  it('are set one by one, and undone', async () => {
    const { db, origin, facts, setKettle } = await shop()
    const dump = await tableDump(db)
    const before = await dump()
    const set = await setKettle({
      ...{ 'attribute-capacity': '1,25', 'attribute-stoves': 'gas', 'attribute-dishwasher-safe': 'yes' },
      ...{ 'attribute-material': ['walnut', 'oak'], 'attribute-closure': '', 'attribute-care': 'wipe, dry' },
    })
    expect(set).toMatchObject({ ok: true })
    expect(await facts()).toEqual([
      ...['attribute-capacity 1.25', 'attribute-holds 30-fl-oz', 'attribute-material oak'],
      'attribute-material walnut',
      ...['attribute-dishwasher-safe yes', 'attribute-care wipe, dry', 'attribute-stoves gas'],
    ])
    expect(await setKettle({ 'attribute-made-since': '2020-02-29' })).toMatchObject({ ok: true })
    expect((await facts()).at(-1)).toBe('attribute-made-since 2020-02-29')
    await setKettle({ 'attribute-made-since': '' })
    if (!set.ok) return
    const actor = origin().actor
    expect(await undo(db, set.changeSet!, { actor, now: origin().now })).toMatchObject({ ok: true })
    expect(await dump()).toEqual(before)
  })

  it('are read alike from a form, JSON, a row and the command line', async () => {
    const { db, origin, facts, setKettle } = await shop()
    const typed = { 'attribute-material': ['oak', 'steel'], 'attribute-capacity': '2.5' }
    const [, , ...others] = sourcesOf(typed)
    const [, json] = sourcesOf({ attribute: { material: ['oak', 'steel'], capacity: '2.5' } as never })
    for (const source of [json!, ...others]) {
      await setKettle({ 'attribute-material': 'leather', 'attribute-capacity': '7' })
      expect(await setRecord(db, origin(), products, kettle, source)).toMatchObject({ ok: true })
      expect((await facts()).slice(0, 5)).toEqual([
        ...['attribute-capacity 2.5', 'attribute-holds 30-fl-oz', 'attribute-closure lid'],
        ...['attribute-material steel', 'attribute-material oak'],
      ])
    }
  })

  it('are refused beside their field, and nothing is saved', async () => {
    const { facts, setKettle, add, set } = await shop()
    const before = await facts()
    const wrong = async (typed: Record<string, string | string[]>) => {
      const refused = await setKettle(typed)
      expect(refused).toMatchObject({ ok: false, reason: 'invalid' })
      return refused.ok || refused.reason !== 'invalid' ? {} : refused.errors
    }
    const errors = await wrong({
      ...{ title: 'Kettle', 'attribute-capacity': '1 liter', 'attribute-closure': ['lid', 'zipper'] },
      ...{ 'attribute-material': ['steel', 'gold'], 'attribute-dishwasher-safe': 'maybe' },
      ...{ 'attribute-made-since': '2023-02-30', 'attribute-nothing': 'x' },
    })
    expect(Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error!.code]))).toEqual({
      ...{ 'attribute-capacity': 'not-a-number', 'attribute-closure': 'duplicate' },
      ...{ 'attribute-material': 'unknown', 'attribute-dishwasher-safe': 'not-a-flag' },
      ...{ 'attribute-made-since': 'not-a-date', 'attribute-nothing': 'unknown' },
    })
    expect(await wrong({ 'attribute-capacity': '2000001' })).toMatchObject({
      'attribute-capacity': { code: 'too-large', params: { max: 2_000_000_000, digits: 3 } },
    })
    expect(await facts()).toEqual(before)
    const refusal = (code: string) => expect.objectContaining({ code })
    const attribute = { name: 'Note', slug: 'color', kind: 'text', filtered: 'yes' }
    expect(await add('attributes', attribute)).toMatchObject({
      errors: { slug: refusal('taken'), filtered: refusal('unfilterable') },
    })
    expect(await add('attributes', { ...attribute, slug: 'page', filtered: 'no' })).toMatchObject({
      errors: { slug: refusal('reserved-address') },
    })
    expect(await add('options', { name: 'Care', slug: 'care', kind: 'list' })).toMatchObject({
      errors: { slug: refusal('taken') },
    })
    expect(await add('attribute-values', { attribute: 'care', slug: 'a', name: 'A' })).toMatchObject({
      errors: { attribute: refusal('without-values') },
    })
    expect(await set('attributes', ['care'], { kind: 'number' })).toMatchObject({
      errors: { kind: refusal('fixed') },
    })
  })

  it('are hidden with their attribute, and back when it is restored', async () => {
    const { db, origin, facts, remove } = await shop()
    const before = await facts()
    const removed = await remove('attributes', ['material'])
    expect((await facts()).join()).not.toContain('material')
    await undo(db, removed.ok ? removed.changeSet! : 0, { actor: origin().actor, now: origin().now })
    expect(await facts()).toEqual(before)
  })
})

it('finds the attributes of categories, of those above them, and with a value', () => {
  const tree = [
    { id: 1, slug: 'pots', parent_id: null },
    { id: 2, slug: 'kettles', parent_id: 1 },
    { id: 3, slug: 'bags', parent_id: null },
  ]
  const some = {
    name: '',
    kind: 'text',
    unit: '',
    group: '',
    values: [],
    isSearched: true,
    isFiltered: false,
  } as const
  const attributes = [[], [1], [2], [3], [3]].map((categories, id) => ({
    ...{ ...some, values: [], id, slug: `a${id}`, categories },
  }))
  const of = (categories: string[]) =>
    attributesOfProduct(attributes, tree, { categories, has: slug => slug === 'a4' }).map(({ id }) => id)
  expect(of(['kettles'])).toEqual([0, 1, 2, 4])
  expect(of(['pots'])).toEqual([0, 1, 4])
  expect(of([])).toEqual([0, 4])
})

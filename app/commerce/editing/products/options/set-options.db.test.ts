import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { createProduct } from '../create-product.server.ts'
import { editShop } from '../edit-shop.fixture.ts'
import { type ProductEdit, readProductEdit } from '../read-product-edit.server.ts'
import type { ChosenValues } from './choose-option-values.server.ts'
import { readShopOptions } from './option-value-store.server.ts'
import { setOptions } from './set-options.server.ts'

/** Of the demo shop. */
const color = 1
const size = 2

const chosenValues = (values: string[], more: Partial<ChosenValues> = {}): ChosenValues => ({
  values,
  ...{ newValues: {}, hexes: {}, places: {} },
  ...more,
})
const newTee = { title: 'Rain Tee', price: 4400, categories: ['category-1'] }

describe.each(databases)('a new product, on %s', kind => {
  it('is a draft with a variant for each color and size, and all of it can be undone', async () => {
    const { db, origin, undoLast } = await editShop(kind)
    const values = ['color/black', 'color/clay', 'color/sage', 'size/s', 'size/m', 'size/lg', 'size/xl']
    const created = await createProduct(db, origin(), { ...newTee, ...chosenValues(values) })
    if (!created.ok) throw new Error(JSON.stringify(created))
    expect(created.variants).toBe(12)
    const { values: shown, variants } = (await readProductEdit(db, created.id))!
    expect(shown).toMatchObject({ title: 'Rain Tee', slug: 'rain-tee', visibility: 'draft' })
    expect(shown.categories).toBe('category-1')
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(12)
    expect(variants[0]).toMatchObject({ sku: 'RAIN-TEE-BLACK-S', price: 4400, available: 0 })
    expect(await undoLast()).toMatchObject({ ok: true, skipped: [] })
    expect(await readProductEdit(db, created.id)).toBeUndefined()
  })

  it('gets a free slug and free SKUs when another has its name', async () => {
    const { db, origin } = await editShop(kind)
    const one = { ...newTee, ...chosenValues([]) }
    await createProduct(db, origin(), one)
    const second = await createProduct(db, origin(), one)
    const third = await createProduct(db, origin(), { ...one, title: '雨' })
    const read = async (outcome: typeof second) =>
      outcome.ok ? (await readProductEdit(db, outcome.id))! : undefined
    expect((await read(second))?.values.slug).toBe('rain-tee-2')
    expect((await read(second))?.variants.map(({ sku }) => sku)).toEqual(['RAIN-TEE-2'])
    expect((await read(third))?.values.slug).toBe('product-2')
  })

  it('needs a name, and may have 2,048 variants, not more', async () => {
    const { db, origin } = await editShop(kind)
    expect(await createProduct(db, origin(), { ...newTee, ...chosenValues([]), title: ' ' })).toMatchObject({
      errors: { title: { code: 'missing' } },
    })
    const names = Array.from({ length: 2049 }, (_, at) => `T${at}`)
    const sized = (values: string[]) => ({
      ...{ ...newTee, ...chosenValues([]) },
      newOption: { name: 'Cut', kind: 'list' as const, values: values.join(','), isOwn: false },
    })
    expect(await createProduct(db, origin(), sized(names))).toMatchObject({
      errors: { '': { code: 'too-many-variants' } },
    })
    expect(await createProduct(db, origin(), sized(names.slice(1)))).toMatchObject({
      ok: true,
      variants: 2048,
    })
  })

  it('has options of its own, that no other product can have', async () => {
    const { db, origin, id } = await editShop(kind)
    const newOption = {
      name: 'Thickness',
      kind: 'buttons' as const,
      values: '1 mm, 0.5 mm, 1 MM',
      isOwn: true,
    }
    const created = await createProduct(db, origin(), { ...newTee, ...chosenValues([]), newOption })
    if (!created.ok) throw new Error(JSON.stringify(created))
    const { variants } = (await readProductEdit(db, created.id))!
    expect(variants.map(({ sku, values }) => [sku, values[0]?.option_name, values[0]?.name])).toEqual([
      ['RAIN-TEE-1-MM', 'Thickness', '1 MM'],
      ['RAIN-TEE-0-5-MM', 'Thickness', '0.5 mm'],
    ])
    expect((await readShopOptions(db, created.id)).map(({ slug }) => slug)).toContain('thickness')
    expect((await readShopOptions(db, id)).map(({ slug }) => slug)).not.toContain('thickness')
    expect(await setOptions(db, origin(), id, chosenValues(['thickness/1-mm']))).toMatchObject({
      errors: { '': { code: 'removed-value' } },
    })
  })
})

describe.each(databases)('the options of a product, on %s', kind => {
  /** All values that the product has. */
  const valuesOf = ({ variants }: ProductEdit) => [
    ...new Set(variants.flatMap(({ values }) => values.map(({ option, slug }) => `${option}/${slug}`))),
  ]
  const ofOption = (name: string) => (path: string) => path.startsWith(`${name}/`)

  it('gain a value with its variants, like those that are there', async () => {
    const { db, origin, id, shown, read } = await editShop(kind)
    const values = valuesOf(shown)
    const plum = { newValues: { [color]: 'Plum' }, hexes: { [color]: '#4b2142' } }
    expect(await setOptions(db, origin(), id, chosenValues(values, plum))).toMatchObject({
      ...{ ok: true, added: 5, removed: 0 },
    })
    const added = (await read()).variants.filter(variant => variant.values[0]!.slug === 'plum')
    expect(added.map(variant => `size/${variant.values[1]!.slug}`)).toEqual(values.filter(ofOption('size')))
    const [like] = shown.variants
    expect(added[0]).toMatchObject({ price: like!.price, weight: like!.weight, available: 0 })
    expect(added[0]!.values[0]).toMatchObject({ hex: '#4b2142' })
    expect(await setOptions(db, origin(), id, chosenValues([...values, 'color/plum']))).toMatchObject({
      changeSet: null,
    })
  })

  it('gain an option, whose first value goes to the variants with their SKUs and stock', async () => {
    const { db, origin, id, shown, read, undoLast } = await editShop(kind)
    const newOption = { name: 'Length', kind: 'buttons' as const, values: 'Regular, Long', isOwn: false }
    expect(await setOptions(db, origin(), id, chosenValues(valuesOf(shown), { newOption }))).toMatchObject({
      ...{ ok: true, added: 25, removed: 0 },
    })
    const { variants } = await read()
    const facts = (all: ProductEdit['variants']) => all.map(({ sku, available }) => [sku, available])
    const regular = variants.filter(({ values }) => values[2]!.name === 'Regular')
    expect(facts(regular)).toEqual(facts(shown.variants))
    await undoLast()
    expect((await read()).variants).toEqual(shown.variants)
  })

  it.each(['Material', 'Price'])('may be called %s, as an attribute or filter is', async name => {
    const { db, origin, id, shown, read } = await editShop(kind)
    const newOption = { name, kind: 'buttons' as const, values: 'A, B', isOwn: true }
    const chosen = chosenValues(valuesOf(shown), { newOption })
    expect(await setOptions(db, origin(), id, chosen)).toMatchObject({ ok: true })
    const { values } = (await read()).variants[0]!
    expect([values[2]!.option_name, values[2]!.option]).toEqual([name, `${name.toLowerCase()}-2`])
  })

  it('leave a combination out until it is made again, and never the last one', async () => {
    const { db, origin, id, shown, read, undoLast } = await editShop(kind)
    const values = valuesOf(shown)
    const [first, ...others] = shown.variants.map(({ id }) => id)
    const set = (more: Partial<ChosenValues>) => setOptions(db, origin(), id, chosenValues(values, more))
    expect(await set({ leftOut: [first!] })).toMatchObject({ ok: true, added: 0, removed: 1 })
    const xs = { newValues: { [size]: 'XS' } }
    expect(await set(xs)).toMatchObject({ ok: true, added: 5, removed: 0 })
    const { variants } = await read()
    expect(variants.map(({ id }) => id)).not.toContain(first)
    const withXs = { values: [...values, 'size/xs'] }
    expect(await set({ ...withXs, makesMissing: true })).toMatchObject({ ok: true, added: 1, removed: 0 })
    await undoLast()
    expect((await read()).variants).toEqual(variants)
    expect(await set({ leftOut: others })).toMatchObject({
      ok: false,
      errors: { '': { code: 'no-variant' } },
    })
  })

  it('change their order, and undo brings the former one back', async () => {
    const { db, origin, id, shown, read, undoLast } = await editShop(kind)
    const places = { [size]: 1 }
    expect(await setOptions(db, origin(), id, chosenValues(valuesOf(shown), { places }))).toMatchObject({
      ...{ ok: true, added: 0, removed: 0 },
    })
    const namesOf = ({ values }: ProductEdit['variants'][number]) => values.map(({ option }) => option)
    expect((await read()).variants.map(namesOf)).toEqual(shown.variants.map(() => ['size', 'color']))
    await undoLast()
    expect((await read()).variants).toEqual(shown.variants)
  })

  it('lose a value with its variants, which undo brings back', async () => {
    const { db, origin, id, shown, read, undoLast } = await editShop(kind)
    const values = ['color/black', 'color/clay', ...valuesOf(shown).filter(ofOption('size'))]
    expect(await setOptions(db, origin(), id, chosenValues(values))).toMatchObject({
      ...{ ok: true, added: 0, removed: 15 },
    })
    expect((await read()).variants).toHaveLength(10)
    await undoLast()
    expect((await read()).values).toEqual(shown.values)
  })

  it('take a name that the shop knows for the value it has', async () => {
    const { db, origin, id, shown, read } = await editShop(kind)
    const newValues = { [size]: 'xxl, xs, XS' }
    expect(await setOptions(db, origin(), id, chosenValues(['color/black'], { newValues }))).toMatchObject({
      ok: true,
    })
    const sizesOf = ({ variants }: ProductEdit) => variants.map(({ values }) => values[1]!.name)
    expect(sizesOf(await read()).toSorted()).toEqual(['XS', 'XXL'])
    expect(sizesOf(shown)).toContain('XXL')
  })

  it('refuse two colors with one shade, and add neither', async () => {
    const { db, origin, id, shown, read } = await editShop(kind)
    const newValues = { [color]: 'Cognac, Olive' }
    expect(await setOptions(db, origin(), id, chosenValues([], { newValues }))).toMatchObject({
      errors: { [`new-${color}`]: { code: 'one-color' } },
    })
    expect((await read()).variants).toEqual(shown.variants)
    const added = db.selectFrom('option_value').select('name').where('name', 'in', ['Cognac', 'Olive'])
    expect(await added.execute()).toEqual([])
  })

  it('refuse a value that somebody has removed meanwhile', async () => {
    const { db, origin, id, shown, read } = await editShop(kind)
    const chosen = chosenValues(['color/black', 'color/gone'])
    expect(await setOptions(db, origin(), id, chosen)).toMatchObject({
      errors: { '': { code: 'removed-value' } },
    })
    expect((await read()).variants).toEqual(shown.variants)
  })

  it('refuse a color that is none', async () => {
    const { db, origin, id } = await editShop(kind)
    const plum = { newValues: { [color]: 'Plum' }, hexes: { [color]: 'plum' } }
    expect(await setOptions(db, origin(), id, chosenValues([], plum))).toMatchObject({
      errors: { [`new-${color}`]: { code: 'invalid-color' } },
    })
  })

  it('refuse a new option without a name or values', async () => {
    const { db, origin, id } = await editShop(kind)
    const refused = async (name: string, values: string) => {
      const newOption = { name, values, kind: 'buttons' as const, isOwn: false }
      return setOptions(db, origin(), id, chosenValues([], { newOption }))
    }
    expect(await refused('', 'A')).toMatchObject({ errors: { newOption: { code: 'missing' } } })
    expect(await refused('Cut', ' ')).toMatchObject({ errors: { newOptionValues: { code: 'missing' } } })
  })
})

import { describe, expect, it } from 'vitest'
import { eitherDatabase } from '#test/databases.ts'
import { createProduct } from '../create-product.server.ts'
import { editShop } from '../edit-shop.fixture.ts'
import { readProductEdit } from '../read-product-edit.server.ts'
import { setOptions } from './set-options.server.ts'

const noNewValues = { newColor: { name: '', hex: '#000000' }, newSizes: '' }
const newTee = { title: 'Rain Tee', price: 4400, categories: ['category-1'], ...noNewValues }

describe.each(eitherDatabase)('a new product, on %s', kind => {
  it('is a draft with a variant for each color and size, and all of it can be undone', async () => {
    const { db, origin, undoLast } = await editShop(kind)
    const options = { colors: ['black', 'clay', 'sage'], sizes: ['s', 'm', 'lg', 'xl'] }
    const created = await createProduct(db, origin(), { ...newTee, ...options })
    if (!created.ok) throw new Error(JSON.stringify(created))
    expect(created.variants).toBe(12)
    const { values, variants } = (await readProductEdit(db, created.id))!
    expect(values).toMatchObject({ title: 'Rain Tee', slug: 'rain-tee', visibility: 'draft' })
    expect(values.categories).toBe('category-1')
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(12)
    expect(variants[0]).toMatchObject({ sku: 'RAIN-TEE-BLACK-S', price: 4400, available: 0 })
    expect(await undoLast()).toMatchObject({ ok: true, skipped: [] })
    expect(await readProductEdit(db, created.id)).toBeUndefined()
  })

  it('gets a free slug and free SKUs when another has its name', async () => {
    const { db, origin } = await editShop(kind)
    const one = { ...newTee, colors: [], sizes: [] }
    await createProduct(db, origin(), one)
    const second = await createProduct(db, origin(), one)
    const third = await createProduct(db, origin(), { ...one, title: '雨' })
    const read = async (outcome: typeof second) =>
      outcome.ok ? (await readProductEdit(db, outcome.id))! : undefined
    expect((await read(second))?.values.slug).toBe('rain-tee-2')
    expect((await read(second))?.variants.map(({ sku }) => sku)).toEqual(['RAIN-TEE-2'])
    expect((await read(third))?.values.slug).toBe('product-2')
  })

  it('needs a name, and may have a thousand variants, not more', async () => {
    const { db, origin } = await editShop(kind)
    const options = { colors: [], sizes: [] }
    expect(await createProduct(db, origin(), { ...newTee, ...options, title: ' ' })).toMatchObject({
      errors: { title: { code: 'missing' } },
    })
    const names = Array.from({ length: 1001 }, (_, at) => `T${at}`)
    const sized = (newSizes: string) => ({ ...newTee, ...options, newSizes })
    expect(await createProduct(db, origin(), sized(names.join(',')))).toMatchObject({
      errors: { '': { code: 'too-many-variants' } },
    })
    expect(await createProduct(db, origin(), sized(names.slice(1).join(',')))).toMatchObject({
      ok: true,
      variants: 1000,
    })
  })
})

describe.each(eitherDatabase)('the options of a product, on %s', kind => {
  it('gain a value with its variants, like those that are there', async () => {
    const { db, origin, id, shown, read } = await editShop(kind)
    const colors = [...new Set(shown.variants.map(({ color }) => color!))]
    const sizes = [...new Set(shown.variants.map(({ size }) => size!))]
    const chosen = { colors, sizes, newColor: { name: 'Plum', hex: '#4b2142' }, newSizes: '' }
    expect(await setOptions(db, origin(), id, chosen)).toMatchObject({ ok: true, added: 5, removed: 0 })
    const added = (await read()).variants.filter(({ color }) => color === 'plum')
    expect(added.map(({ size }) => size)).toEqual(sizes)
    const [like] = shown.variants
    expect(added[0]).toMatchObject({ price: like!.price, weight: like!.weight, available: 0, hex: '#4b2142' })
    expect(await setOptions(db, origin(), id, { ...chosen, colors: [...colors, 'plum'] })).toMatchObject({
      changeSet: null,
    })
  })

  it('lose a value with its variants, which undo brings back', async () => {
    const { db, origin, id, shown, read, undoLast } = await editShop(kind)
    const sizes = [...new Set(shown.variants.map(({ size }) => size!))]
    const chosen = { colors: ['black', 'clay'], sizes, ...noNewValues }
    expect(await setOptions(db, origin(), id, chosen)).toMatchObject({ ok: true, added: 0, removed: 15 })
    expect((await read()).variants).toHaveLength(10)
    await undoLast()
    expect((await read()).values).toEqual(shown.values)
  })

  it('take a name that the shop knows for the value it has', async () => {
    const { db, origin, id, shown, read } = await editShop(kind)
    const chosen = { colors: ['black'], sizes: [], ...noNewValues, newSizes: 'xxl, xs, XS' }
    expect(await setOptions(db, origin(), id, chosen)).toMatchObject({ ok: true })
    expect((await read()).variants.map(({ size_name }) => size_name).toSorted()).toEqual(['XS', 'XXL'])
    expect(shown.variants.some(({ size_name }) => size_name === 'XXL')).toBe(true)
  })

  it('refuse two colors with one shade, and add neither', async () => {
    const { db, origin, id, shown, read } = await editShop(kind)
    const newColor = { name: 'Cognac, Olive', hex: '#8a4b2a' }
    expect(
      await setOptions(db, origin(), id, { colors: [], sizes: [], newSizes: '', newColor }),
    ).toMatchObject({
      errors: { newColor: { code: 'one-color' } },
    })
    expect((await read()).variants).toEqual(shown.variants)
    const added = db.selectFrom('color').select('name').where('name', 'in', ['Cognac', 'Olive'])
    expect(await added.execute()).toEqual([])
  })

  it('refuse a color that somebody has removed meanwhile', async () => {
    const { db, origin, id, shown, read } = await editShop(kind)
    const chosen = { colors: ['black', 'gone'], sizes: [], ...noNewValues }
    expect(await setOptions(db, origin(), id, chosen)).toMatchObject({
      errors: { '': { code: 'removed-value' } },
    })
    expect((await read()).variants).toEqual(shown.variants)
  })

  it('refuse a color that is none', async () => {
    const { db, origin, id } = await editShop(kind)
    const chosen = { colors: [], sizes: [], newSizes: '', newColor: { name: 'Plum', hex: 'plum' } }
    expect(await setOptions(db, origin(), id, chosen)).toMatchObject({
      errors: { newColor: { code: 'invalid-color' } },
    })
  })
})

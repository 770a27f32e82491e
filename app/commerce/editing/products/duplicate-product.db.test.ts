import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { duplicateProduct } from './duplicate-product.server.ts'
import { editShop } from './edit-shop.fixture.ts'
import { readProductEdit } from './read-product-edit.server.ts'

const copyOf = (title: string) => `Copy of ${title}`

describe.each(databases)('duplicating a product, on %s', kind => {
  it('adds a draft with the same texts, prices and pictures, without stock', async () => {
    const { db, origin, id, shown, read, undoLast } = await editShop(kind)
    const copied = await duplicateProduct(db, origin(), id, copyOf)
    if (!copied.ok) throw new Error(copied.reason)
    const { values, variants, pictures } = (await readProductEdit(db, copied.id))!
    const { title, slug, visibility, description, categories, tags } = values
    expect({ title, slug, visibility }).toEqual({
      title: 'Copy of Product',
      slug: 'product-copy',
      visibility: 'draft',
    })
    expect({ description, categories, tags }).toEqual({
      description: shown.values.description,
      categories: shown.values.categories,
      tags: shown.values.tags,
    })
    const facts = (edit: typeof shown) =>
      edit.variants.map(({ values, price, compare_at_price }) => [values, price, compare_at_price])
    expect(facts({ ...shown, variants })).toEqual(facts(shown))
    expect(variants.map(({ available, barcode }) => [available, barcode])).toEqual(
      variants.map(() => [0, null]),
    )
    expect(pictures.map(({ key, alt, value }) => [key, alt, value])).toEqual(
      shown.pictures.map(({ key, alt, value }) => [key, alt, value]),
    )
    expect((await read()).values).toEqual(shown.values)
    await undoLast()
    expect(await readProductEdit(db, copied.id)).toBeUndefined()
  })

  it('copies costs, measures and customs codes', async () => {
    const { db, origin, edit, id, read } = await editShop(kind)
    const variant = { cost: 1250, measure: '250 g' }
    const facts = { unit_measure: '1 kg', unit_base: '100 g', hs_code: '61091000', origin_country: 'PT' }
    await edit(edit => edit.update('product', { id }, facts))
    const { variants } = await read()
    await edit(edit => edit.update('variant', { id: variants[0]!.id }, variant))
    const copied = await duplicateProduct(db, origin(), id, copyOf)
    const copy = (await readProductEdit(db, copied.ok ? copied.id : 0))!
    expect(copy.values).toMatchObject(facts)
    expect(copy.variants[0]).toMatchObject(variant)
    expect(copy.variants[1]).toMatchObject({ cost: null, measure: null })
  })

  it('gives every copy SKUs that no removed copy has', async () => {
    const { db, origin, edit, id } = await editShop(kind)
    for (let copy = 0; copy < 3; copy++) {
      const copied = await duplicateProduct(db, origin(), id, copyOf)
      expect(copied).toMatchObject({ ok: true })
      await edit(edit => edit.remove('product', { id: copied.ok ? copied.id : 0 }))
    }
    const skus = (await db.selectFrom('variant').select('sku').execute()).map(({ sku }) => sku)
    expect(skus).toContain('PRODUCT-COPY-BLACK-S-3')
    expect(new Set(skus).size).toBe(skus.length)
  })

  it('gives every copy SKUs and a slug of its own', async () => {
    const { db, origin, id } = await editShop(kind)
    await duplicateProduct(db, origin(), id, copyOf)
    const second = await duplicateProduct(db, origin(), id, copyOf)
    const { values, variants } = (await readProductEdit(db, second.ok ? second.id : 0))!
    expect(values.slug).toBe('product-copy-2')
    expect(variants[0]!.sku).toBe('PRODUCT-COPY-2-BLACK-S')
    expect(await duplicateProduct(db, origin(), 999_999, copyOf)).toEqual({ ok: false, reason: 'not-found' })
  })
})

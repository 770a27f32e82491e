import { describe, expect, it } from 'vitest'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { watchTables } from '#test/on-databases/watch-tables.ts'
import { namedStaff } from '../values/actor.fixture.ts'
import { changeTestNow } from './changes/change-shop.fixture.ts'
import { compensations } from './compensations/compensations.server.ts'
import { undo } from './compensations/undo.server.ts'
import { mergeRecords } from './merging/merge-records.server.ts'
import { moveRecord } from './moving/move-record.server.ts'
import { duplicateProduct } from './products/duplicate-product.server.ts'
import { changeProducts, type ProductAction } from './products/list-actions/change-products.server.ts'
import { readProductEdit } from './products/read-product-edit.server.ts'
import { saveProduct } from './products/save-product.server.ts'
import { publishProductsJob } from './products/scheduled/publish-products-job.server.ts'
import { findRecordDefinition } from './record-definitions.server.ts'
import { recordShop } from './record-shop.fixture.ts'

const tomorrow = new Date(changeTestNow.getTime() + 24 * 60 * 60_000)

/** The demo shop with a published bag, and others that are a draft, removed, due tomorrow and sold out. */
async function shopOfProducts(kind: DatabaseKind) {
  const shop = await recordShop(kind)
  const { db, edit, origin } = shop
  const products = await db.selectFrom('product').select(['id', 'slug']).execute()
  const slugs = new Map<unknown, string>(products.map(({ id, slug }) => [id, slug]))
  const idOf = (slug: string) => products.find(product => product.slug === slug)!.id
  await edit(async edit => {
    await edit.update('product', { id: idOf('water-pot') }, { published_at: null })
    await edit.remove('product', { id: idOf('hamal-dista') })
    const publish_at = tomorrow.toISOString()
    await edit.update('product', { id: idOf('canvas-tote') }, { published_at: null, publish_at })
  })
  const bottle = idOf('steel-bottle')
  await db.updateTable('variant').set({ available: 0 }).where('product_id', '=', bottle).execute()
  const variants = await db.selectFrom('variant').select(['id', 'sku', 'product_id']).execute()
  const ofVariant = new Map<unknown, string>(
    variants.flatMap(({ id, sku, product_id }) =>
      [id, sku].map(key => [key, slugs.get(product_id)!] as const),
    ),
  )
  const productOf = (row: Readonly<Record<string, unknown>>, table: string) => {
    const id = table === 'product' ? row.id : row.product_id
    return (
      slugs.get(id) ??
      ofVariant.get(row.sku ?? row.variant_id) ??
      (id === 0 ? 'all' : id === undefined ? '' : 'copy')
    )
  }
  const changed = await watchTables(db, (row, table) => {
    if (table === 'change_set' || table === 'changed_row') return undefined
    return productOf(row, table) || String(row.slug ?? '').replace(/~\d+$/, '')
  })
  const act = (action: ProductAction, slug: string) => changeProducts(db, origin(), [idOf(slug)], action)
  let forms = 0
  const save = async (slug: string, mine: (variant: number, available: number) => Record<string, string>) => {
    const { values, variants } = (await readProductEdit(db, idOf(slug)))!
    const { id, available } = variants[0]!
    const sent = { id: idOf(slug), base: values, mine: { ...values, ...mine(id, available) } }
    return saveProduct(db, { ...origin(), key: `${++forms}` }, { ...sent, stockReason: 'correction' })
  }
  const undoLast = async () => {
    const last = db.selectFrom('change_set').select('id').orderBy('id', 'desc')
    const { id } = await last.executeTakeFirstOrThrow()
    return undo(db, id, { actor: namedStaff('Grace'), now: changeTestNow })
  }
  return { ...shop, idOf, changed, act, save, undoLast }
}

describe.each(databases)('other products, on %s', kind => {
  it('keep every row while one is edited, sold out, hidden, removed and restored', async () => {
    const { changed, act, save, undoLast, set } = await shopOfProducts(kind)
    await save('school-bag', id => ({ title: 'Bag', [`price-${id}`]: '46.00', tags: 'red, blue' }))
    const repriced = [
      'asked_price school-bag +',
      'asked_price school-bag: until_at',
      'catalog_change school-bag +',
      'catalog_version: version, changed_at',
      'product school-bag: title',
      'product_tag school-bag + ×2',
      'product_tag school-bag − ×2',
      'variant school-bag: price',
    ]
    expect(await changed()).toEqual(repriced)
    await undoLast()
    expect(await changed()).toEqual(repriced)
    await save('school-bag', (id, available) => ({ [`stock-${id}`]: String(available - 1) }))
    expect(await changed()).toEqual(['stock_movement school-bag +', 'variant school-bag: available'])
    await save('school-bag', id => ({ [`stock-${id}`]: '0' }))
    expect(await changed()).toEqual([
      'catalog_change school-bag +',
      'catalog_version: version, changed_at',
      'stock_movement school-bag +',
      'variant school-bag: available',
    ])
    await undoLast()
    expect(await changed()).toEqual([
      'catalog_change school-bag +',
      'catalog_version: version, changed_at',
      'stock_movement school-bag +',
      'variant school-bag: available',
    ])
    await save('school-bag', id => ({ [`weight-${id}`]: '151' }))
    expect(await changed()).toEqual(['variant school-bag: weight'])
    await set('products', ['school-bag'], { slug: 'satchel' })
    expect(await changed()).toEqual([
      'catalog_change school-bag +',
      'catalog_version: version, changed_at',
      'former_slug school-bag +',
      'product school-bag: slug',
    ])
    await undoLast()
    expect(await changed()).toEqual([
      'catalog_change school-bag +',
      'catalog_version: version, changed_at',
      'former_slug school-bag −',
      'product school-bag: slug',
    ])
    await act('remove', 'school-bag')
    expect(await changed()).toEqual([
      'asked_price school-bag: until_at',
      'catalog_change school-bag +',
      'catalog_version: version, changed_at',
      'product school-bag: slug, published_at, removed_at',
    ])
    await act('restore', 'school-bag')
    expect(await changed()).toEqual([
      'catalog_change school-bag +',
      'catalog_version: version, changed_at',
      'product school-bag: slug, removed_at',
    ])
    await set('products', ['school-bag'], { published: 'yes' })
    expect(await changed()).toEqual([
      'asked_price school-bag +',
      'catalog_change school-bag +',
      'catalog_version: version, changed_at',
      'product school-bag: published_at',
    ])
  })

  it('keep every row while drafts are edited, copied, scheduled and published', async () => {
    const { db, origin, idOf, changed, save, set, undoLast } = await shopOfProducts(kind)
    await save('water-pot', id => ({ title: 'Pot', [`price-${id}`]: '46.00', [`stock-${id}`]: '0' }))
    expect(await changed()).toEqual([
      'catalog_change water-pot +',
      'catalog_version: version, changed_at',
      'product water-pot: title',
      'stock_movement water-pot +',
      'variant water-pot: price, available',
    ])
    await duplicateProduct(db, origin(), idOf('school-bag'), title => `${title} (copy)`)
    expect(await changed()).toEqual([
      'catalog_change copy +',
      'catalog_version: version, changed_at',
      'product copy +',
      'product_attribute copy + ×4',
      'product_category copy + ×2',
      'product_picture copy + ×3',
      'product_tag copy + ×2',
      'variant copy +',
    ])
    await undoLast()
    expect(await changed()).toEqual([
      'catalog_change copy +',
      'catalog_version: version, changed_at',
      'product copy −',
      'product_attribute copy − ×4',
      'product_category copy − ×2',
      'product_picture copy − ×3',
      'product_tag copy − ×2',
      'variant copy −',
    ])
    const job = publishProductsJob(db)
    const open = AbortSignal.timeout(60_000)
    await job.run(new Date(tomorrow.getTime() - 1), open)
    expect(await changed()).toEqual([])
    await job.run(tomorrow, open)
    expect(await changed()).toEqual([
      'asked_price canvas-tote +',
      'catalog_change canvas-tote +',
      'catalog_version: version, changed_at',
      'product canvas-tote: published_at, publish_at',
    ])
    await set('products', ['water-pot'], { published: 'yes' })
    expect(await changed()).toEqual([
      'asked_price water-pot +',
      'catalog_change water-pot +',
      'catalog_version: version, changed_at',
      'product water-pot: published_at',
    ])
  })

  it('keep every row while a tag is renamed, a category moves and a collection changes', async () => {
    const { db, origin, changed, set, remove, add, undoLast } = await shopOfProducts(kind)
    await set('categories', ['category-1'], { name: 'Bags' })
    expect(await changed()).toEqual([
      'catalog_change all +',
      'catalog_version: version, changed_at',
      'category category-1: name',
    ])
    await moveRecord(db, origin(), findRecordDefinition('categories')!, ['category-1'], 1)
    expect(await changed()).toEqual([
      'catalog_change all +',
      'catalog_version: version, changed_at',
      'category category-1: position',
      'category category-2: position',
    ])
    await undoLast()
    expect(await changed()).toEqual([
      'catalog_change all +',
      'catalog_version: version, changed_at',
      'category category-1: position',
      'category category-2: position',
    ])
    await add('collections', { slug: 'gifts', title: 'Gifts', products: ['school-bag', 'office-bag'] })
    expect(await changed()).toEqual([
      'catalog_version: version, changed_at',
      'collection gifts +',
      'collection_product office-bag +',
      'collection_product school-bag +',
    ])
    await set('collections', ['gifts'], { products: ['office-bag'] })
    expect(await changed()).toEqual([
      'catalog_version: version, changed_at',
      'collection_product office-bag: position',
      'collection_product school-bag −',
    ])
    await remove('collections', ['gifts'])
    expect(await changed()).toEqual([
      'catalog_version: version, changed_at',
      'collection gifts: slug, removed_at',
    ])
    await undoLast()
    expect(await changed()).toEqual([
      'catalog_version: version, changed_at',
      'collection gifts: slug, removed_at',
    ])
    await set('products', ['school-bag'], { tags: ['red', 'redder'] })
    await set('products', ['office-bag'], { tags: ['redder'] })
    await changed()
    await mergeRecords(db, origin(), 'tags', { from: 'red', into: 'crimson' }, compensations)
    expect(await changed()).toEqual([
      'catalog_change school-bag +',
      'catalog_version: version, changed_at',
      'product_tag school-bag +',
      'product_tag school-bag −',
    ])
    await undoLast()
    expect(await changed()).toEqual([
      'catalog_change school-bag +',
      'catalog_version: version, changed_at',
      'product_tag school-bag +',
      'product_tag school-bag −',
    ])
  })
})

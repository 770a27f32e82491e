import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { runNextBatch } from '../changes/batches/run-change-batches.server.ts'
import { changeTestNow } from '../changes/change-shop.fixture.ts'
import { compensations } from '../compensations/compensations.server.ts'
import { undo } from '../compensations/undo.server.ts'
import { findFormerSlugs } from '../former-slugs/former-slug-store.server.ts'
import { recordShop } from '../record-shop.fixture.ts'
import type { MergeKind } from './merge-kind.ts'
import { mergeRecords } from './merge-records.server.ts'
import { countPairs } from './merge-store.server.ts'

describe.each(databases)('merging, on %s', kind => {
  async function mergingShop() {
    const shop = await recordShop(kind)
    const { db, origin } = shop
    const merge = (of: MergeKind, from: string, into: string) =>
      mergeRecords(db, origin(), of, { from, into }, compensations)
    const undoLast = async (merged: Awaited<ReturnType<typeof merge>>) => {
      if (!merged.ok) throw new Error(merged.reason)
      return undo(db, merged.changeSet, { actor: namedStaff('Grace'), now: changeTestNow })
    }
    const idOf = async (table: 'category' | 'brand' | 'collection', slug: string) =>
      (await db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id
    const productsIn = async (category: string) =>
      (
        await db
          .selectFrom('product_category')
          .innerJoin('category', 'category.id', 'category_id')
          .select('product_id')
          .where('category.slug', '=', category)
          .orderBy('product_id')
          .execute()
      ).map(({ product_id }) => product_id)
    const rowsOf = async (
      table: 'category' | 'product_category' | 'former_slug' | 'attribute_category' | 'collection',
    ) => (await db.selectFrom(table).selectAll().execute()).map(row => JSON.stringify(row)).toSorted()
    const tables = async () =>
      JSON.stringify([
        await rowsOf('category'),
        await rowsOf('product_category'),
        await rowsOf('former_slug'),
        await rowsOf('attribute_category'),
        await rowsOf('collection'),
        await db
          .selectFrom('collection_product')
          .selectAll()
          .orderBy('collection_id')
          .orderBy('position')
          .execute(),
        await db.selectFrom('product').select(['id', 'brand_id']).orderBy('id').execute(),
        await db.selectFrom('variant').select(['id', 'value_1_id', 'value_2_id']).orderBy('id').execute(),
        await db.selectFrom('product_tag').selectAll().orderBy('product_id').orderBy('tag').execute(),
      ])
    const leadsTo = async (table: 'category' | 'brand' | 'collection', slug: string) =>
      (await findFormerSlugs(db, table, [slug])).get(slug)
    return { ...shop, merge, undoLast, idOf, productsIn, tables, leadsTo }
  }

  it('moves the products, children and rules of a category, and all of it back', async () => {
    const { db, merge, undoLast, idOf, productsIn, tables, leadsTo, show } = await mergingShop()
    const [from, into] = [await productsIn('category-2'), await productsIn('category-3')]
    const before = await tables()
    const pair = { from: await idOf('category', 'category-2'), into: await idOf('category', 'category-3') }
    const link = { table: 'product_category', column: 'category_id' } as const
    expect(await countPairs(db, link, pair.from, pair.into)).toEqual({
      products: from.length,
      both: from.filter(id => into.includes(id)).length,
    })
    const merged = await merge('categories', 'category-2', 'category-3')
    expect(merged).toMatchObject({ ok: true, isFinished: true })
    const all = [...new Set([...from, ...into])].sort((one, other) => one - other)
    expect(await productsIn('category-3')).toEqual(all)
    expect(await leadsTo('category', 'category-2')).toBe('category-3')
    expect(await show('categories', ['everyday-carry'])).toContainEqual(['parent', 'category-3'])
    expect(await show('attributes', ['closure'])).toContainEqual(['categories', 'category-3'])
    expect(await show('collections', ['bags'])).toContainEqual(['rule_value', 'category-3'])
    expect(await show('categories', ['category-2'])).toBeUndefined()
    expect(await undoLast(merged)).toMatchObject({ ok: true, skipped: [] })
    expect(await tables()).toBe(before)
  })

  it('lets addresses and rules that led to the first lead to the second', async () => {
    const { set, add, show, merge, leadsTo } = await mergingShop()
    await add('collections', { slug: 'made', title: 'Made', rule: 'brand', rule_value: 'brand-2' })
    await set('brands', ['brand-1'], { slug: 'first' })
    await merge('brands', 'first', 'brand-2')
    await merge('brands', 'brand-2', 'brand-3')
    for (const slug of ['brand-1', 'first', 'brand-2']) expect(await leadsTo('brand', slug)).toBe('brand-3')
    expect(await show('collections', ['made'])).toContainEqual(['rule_value', 'brand-3'])
  })

  it.each([
    ['brands', 'brand-1', 'brand-2'],
    ['collections', 'bags', 'best-sellers'],
  ] as const)('merges %s, and undoes it', async (of, from, into) => {
    const { merge, undoLast, tables } = await mergingShop()
    const before = await tables()
    const merged = await merge(of, from, into)
    expect(await tables()).not.toBe(before)
    await undoLast(merged)
    expect(await tables()).toBe(before)
  })

  it('appends the products of a collection by hand', async () => {
    const { db, add, merge, idOf } = await mergingShop()
    const slugs = (await db.selectFrom('product').select('slug').orderBy('id').limit(4).execute()).map(
      ({ slug }) => slug,
    )
    await add('collections', { slug: 'one', title: 'One', products: [slugs[0]!, slugs[1]!] })
    await add('collections', { slug: 'two', title: 'Two', products: [slugs[3]!, slugs[1]!, slugs[2]!] })
    await merge('collections', 'two', 'one')
    const listed = await db
      .selectFrom('collection_product')
      .innerJoin('product', 'product.id', 'product_id')
      .select('slug')
      .where('collection_id', '=', await idOf('collection', 'one'))
      .orderBy('position')
      .execute()
    expect(listed.map(({ slug }) => slug)).toEqual([0, 1, 3, 2].map(at => slugs[at]))
  })

  it('leaves the rows of removed products as they are, and counts none of them', async () => {
    const { db, edit, remove, merge, idOf, productsIn } = await mergingShop()
    const others = await productsIn('category-3')
    const gone = (await productsIn('category-2')).find(id => !others.includes(id))!
    const brand_id = await idOf('brand', 'brand-1')
    await edit(async edit => {
      await edit.insertAll('product_tag', [{ product_id: gone, tag: 'sumer' }])
      await edit.update('product', { id: gone }, { brand_id })
    })
    const { slug } = await db
      .selectFrom('product')
      .select('slug')
      .where('id', '=', gone)
      .executeTakeFirstOrThrow()
    expect(await remove('products', [slug])).toMatchObject({ ok: true })
    const pair = { from: await idOf('category', 'category-2'), into: await idOf('category', 'category-3') }
    const link = { table: 'product_category', column: 'category_id' } as const
    const { products } = await countPairs(db, link, pair.from, pair.into)
    expect(products).toBe((await productsIn('category-2')).length - 1)
    expect(await merge('categories', 'category-2', 'category-3')).toMatchObject({ ok: true })
    expect(await merge('brands', 'brand-1', 'brand-2')).toMatchObject({ ok: true })
    expect(await productsIn('category-3')).not.toContain(gone)
    const stored = await db.selectFrom('product').select('brand_id').where('id', '=', gone).executeTakeFirst()
    expect(stored).toEqual({ brand_id })
    await merge('tags', 'sumer', 'summer')
    const tags = await db.selectFrom('product_tag').select('tag').where('product_id', '=', gone).execute()
    expect(tags).toContainEqual({ tag: 'sumer' })
  })

  it('merges two values of an option only if no product would have a variant twice', async () => {
    const { db, add, merge, tables, undoLast } = await mergingShop()
    const into = (path: string) => merge('option-values', 'color/black', path)
    expect(await into('color/white')).toMatchObject({ reason: 'same-options' })
    expect(await into('size/s')).toMatchObject({ reason: 'another-option' })
    await add('option-values', { option: 'color', slug: 'ink', name: 'Ink', hex: '#101010' })
    const before = await tables()
    const merged = await into('color/ink')
    expect((await findFormerSlugs(db, 'option_value', ['black'], 1)).get('black')).toBe('ink')
    await undoLast(merged)
    expect(await tables()).toBe(before)
  })

  it('merges tags, also in the rules of collections', async () => {
    const { db, edit, add, merge, undoLast, tables, show } = await mergingShop()
    await edit(async edit => {
      await edit.insertAll('product_tag', [
        { product_id: 1, tag: 'sumer' },
        { product_id: 2, tag: 'sumer' },
        { product_id: 2, tag: 'summer' },
      ])
    })
    await add('collections', { slug: 'warm', title: 'Warm', rule: 'tag', rule_value: 'sumer' })
    const before = await tables()
    const merged = await merge('tags', 'sumer', 'summer')
    const tagged = await db
      .selectFrom('product_tag')
      .selectAll()
      .where('tag', 'like', 'sum%')
      .orderBy('product_id')
      .execute()
    expect(tagged).toEqual([
      { product_id: 1, tag: 'summer' },
      { product_id: 2, tag: 'summer' },
    ])
    expect(await show('collections', ['warm'])).toContainEqual(['rule_value', 'summer'])
    await undoLast(merged)
    expect(await tables()).toBe(before)
  })

  it('merges none that was removed', async () => {
    const { db, add, merge, idOf } = await mergingShop()
    await add('brands', { slug: 'gone', name: 'Gone' })
    await db
      .updateTable('brand')
      .set({ removed_at: changeTestNow.toISOString() })
      .where('id', '=', await idOf('brand', 'gone'))
      .execute()
    const refused = { ok: false, reason: 'not-found' }
    expect(await merge('brands', 'gone', 'brand-2')).toEqual(refused)
    expect(await merge('brands', 'brand-2', 'gone')).toEqual(refused)
  })

  it.each([
    ['categories', 'category-2', 'everyday-carry', 'below-itself'],
    ['categories', 'category-2', 'category-2', 'same'],
    ['brands', 'brand-1', 'nothing', 'not-found'],
    ['tags', 'nothing', 'nothing-else', 'not-found'],
    ['collections', 'featured', 'bags', 'shown-by-name'],
  ] as const)('refuses %s: %s into %s is %s', async (of, from, into, reason) => {
    const { merge, tables } = await mergingShop()
    const before = await tables()
    expect(await merge(of, from, into)).toEqual({ ok: false, reason })
    expect(await tables()).toBe(before)
  })

  it('runs in batches with more than 5,000 products, in one change set', async () => {
    const { db, add, merge, undoLast, idOf, productsIn } = await mergingShop()
    await add('categories', { slug: 'many', name: 'Many' })
    const category_id = await idOf('category', 'many')
    const rows = Array.from({ length: 2600 }, (_, at) => ({ slug: `p-${at}`, title: `P ${at}` }))
    for (let at = 0; at < rows.length; at += 500)
      await db
        .insertInto('product')
        .values(
          rows.slice(at, at + 500).map(row => ({
            ...row,
            ...{ rating_sum: 0, review_count: 0 },
            ...{ description: '', created_at: 'x' },
          })) as never,
        )
        .execute()
    await db
      .insertInto('product_category')
      .columns(['product_id', 'category_id'])
      .expression(
        db
          .selectFrom('product')
          .select(['id', eb => eb.val(category_id).as('category_id')])
          .where('slug', 'like', 'p-%'),
      )
      .execute()
    const merged = await merge('categories', 'many', 'category-1')
    expect(merged).toMatchObject({ ok: true })
    const finish = async () => {
      while (await runNextBatch(db, compensations, changeTestNow));
    }
    await finish()
    expect(await productsIn('many')).toEqual([])
    await undoLast(merged)
    await finish()
    expect(await productsIn('many')).toHaveLength(2600)
  })
})

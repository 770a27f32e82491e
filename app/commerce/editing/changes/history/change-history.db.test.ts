import { describe, expect, it } from 'vitest'
import { addedStaff, namedStaff } from '#commerce/values/actor.fixture.ts'
import { actorKey } from '#commerce/values/actor.ts'
import { databases } from '#test/databases.ts'
import { undoShop } from '../undo/undo-shop.fixture.ts'
import { readChangeActors } from './change-entries-store.server.ts'
import { anyChange, type ChangeFilter } from './change-filter.ts'
import { changesPerPage, findChangeEntry, readChangeHistory } from './read-change-history.server.ts'

describe.each(databases)('the history of changes, on %s', kind => {
  async function shop() {
    const made = await undoShop(kind)
    const { db, changed, product, variant } = made
    const history = (filter: Partial<ChangeFilter> = {}, page = {}) =>
      readChangeHistory(db, { ...anyChange, ...filter }, page)
    const ids = async (...args: Parameters<typeof history>) =>
      (await history(...args)).entries.map(({ id }) => id)
    const bag = await product('school-bag')
    const pot = await product('water-pot')
    const rename = (title: string, more = {}) =>
      changed(edit => edit.update('product', { id: bag.id }, { title }), more)
    return { ...made, history, ids, bag, pot, rename, variant }
  }

  it('shows values before and after, and the names of rows and of rows they name', async () => {
    const { changed, history, bag, db } = await shop()
    const brand = await changed(edit => edit.insert('brand', { slug: 'tofino', name: 'Tofino', position: 9 }))
    const { id } = await db
      .selectFrom('brand')
      .select('id')
      .where('slug', '=', 'tofino')
      .executeTakeFirstOrThrow()
    const set = await changed(async edit => {
      await edit.update('product', { id: bag.id }, { brand_id: id })
      await edit.insert('product_tag', { product_id: bag.id, tag: 'linen' })
    })
    const { entries, names } = await history()
    expect(entries.map(entry => entry.id)).toEqual([set, brand])
    expect(entries[0]).toMatchObject({
      actor: namedStaff('Grace'),
      steps: [
        { table: 'product', before: { brand_id: bag.brand_id }, after: { brand_id: id } },
        { table: 'product_tag', key: { tag: 'linen' }, before: null },
      ],
      counts: [
        { table: 'product', added: 0, deleted: 0, changed: 1, skipped: 0 },
        { table: 'product_tag', added: 1, deleted: 0, changed: 0, skipped: 0 },
      ],
    })
    expect([names.get('product', bag.id), names.get('brand', id)]).toEqual(['School Bag', 'Tofino'])
  })

  it('names variants by product and options', async () => {
    const { db, changed, history } = await shop()
    const { id } = await db
      .selectFrom('variant')
      .select('variant.id')
      .where('value_2_id', 'is not', null)
      .orderBy('variant.id')
      .executeTakeFirstOrThrow()
    await changed(edit => edit.update('variant', { id }, { price: 1 }))
    const { names } = await history()
    expect(names.get('variant', id)).toMatch(/^.+, .+, .+$/)
  })

  it('tells which changes are undone, and which undo or redo', async () => {
    const { db, history, rename, undo } = await shop()
    const set = await rename('Satchel')
    const undone = await undo(set)
    const first = undone.ok ? undone.changeSet : 0
    const state = async () =>
      (await history()).entries.map(({ id, undoDepth, undoneBy }) => [id, undoDepth, undoneBy?.id ?? null])
    expect(await state()).toEqual([
      [first, 1, null],
      [set, 0, first],
    ])
    const redone = await undo(first)
    const second = redone.ok ? redone.changeSet : 0
    expect(await state()).toEqual([
      [second, 2, null],
      [first, 1, second],
      [set, 0, null],
    ])
    expect((await findChangeEntry(db, set))?.entry.undoneBy).toBeNull()
    expect(await findChangeEntry(db, 999)).toBeUndefined()
  })

  it('filters by person, kind and day', async () => {
    const { db, changed, rename, ids } = await shop()
    const day = (day: number) => new Date(Date.UTC(2026, 10, day))
    const author = await addedStaff(db, 'Ada')
    const ada = await rename('Satchel', { actor: author, now: day(2) })
    const grace = await changed(edit => edit.update('setting', { name: 'phone' }, { value: '1' }), {
      now: day(3),
    })
    expect(await ids()).toEqual([grace, ada])
    expect(await ids({ actor: actorKey(author) })).toEqual([ada])
    expect(await ids({ kind: 'settings' })).toEqual([grace])
    expect(await ids({ kind: 'products' })).toEqual([ada])
    expect(await ids({ from: day(3).toISOString() })).toEqual([grace])
    expect(await ids({ until: day(3).toISOString() })).toEqual([ada])
  })

  it('knows a renamed member as one author, and another of the same name as another', async () => {
    const { db, rename, ids } = await shop()
    const [one, other] = [await addedStaff(db, 'Ada'), await addedStaff(db, 'Ada')]
    const first = await rename('Satchel', { actor: one })
    const second = await rename('Bag', { actor: other })
    const third = await rename('Tote', { actor: { ...one, name: 'Ada Lovelace' } })
    expect(await ids({ actor: actorKey(one) })).toEqual([third, first])
    expect(await ids({ actor: actorKey(other) })).toEqual([second])
    const authors = await readChangeActors(db)
    expect(authors.map(({ name, staffId }) => [name, staffId])).toEqual([
      ['Ada', other.staffId],
      ['Ada Lovelace', one.staffId],
    ])
  })

  it('finds products by title and SKU, people, and words of the reason', async () => {
    const { db, bag, pot, changed, rename, ids } = await shop()
    const renamed = await rename('Satchel', { reason: 'Matched the wholesale list' })
    const { id, sku } = await db
      .selectFrom('variant')
      .select(['id', 'sku'])
      .where('product_id', '=', pot.id)
      .executeTakeFirstOrThrow()
    const priced = await changed(edit => edit.update('variant', { id }, { price: 1 }), {
      actor: namedStaff('Maria'),
    })
    expect(bag.title).toBe('School Bag')
    expect(await ids({ search: 'satchel' })).toEqual([renamed])
    expect(await ids({ search: sku.toLowerCase() })).toEqual([priced])
    expect(await ids({ search: 'water pot' })).toEqual([priced])
    expect(await ids({ search: 'maria' })).toEqual([priced])
    expect(await ids({ search: 'WHOLESALE' })).toEqual([renamed])
    expect(await ids({ search: '%' })).toEqual([])
  })

  it('pages in both directions', async () => {
    const { ids, history, rename } = await shop()
    const all: number[] = []
    for (let number = 0; number < changesPerPage + 5; number++) all.unshift(await rename(`Bag ${number}`))
    const first = await history()
    expect([first.newer, first.older]).toEqual([null, all[changesPerPage - 1]])
    const second = await history({}, { before: first.older })
    expect(second.entries.map(({ id }) => id)).toEqual(all.slice(changesPerPage))
    expect([second.newer, second.older]).toEqual([all[changesPerPage], null])
    expect(await ids({}, { after: second.newer })).toEqual(all.slice(0, changesPerPage))
  })

  it('shows rows that were left out', async () => {
    const { rename, undo, history } = await shop()
    const set = await rename('Satchel')
    await rename('Rucksack')
    await undo(set, 'skip')
    const { entries } = await history()
    expect(entries[0]!.steps).toMatchObject([{ table: 'product', skipped: 'changed' }])
    expect(entries[0]!.counts).toMatchObject([{ changed: 0, skipped: 1 }])
  })

  it('names the columns of people without their values', async () => {
    const { db, changed, history } = await shop()
    const set = await changed(edit => edit.update('setting', { name: 'phone' }, { value: '2' }))
    await db
      .insertInto('changed_row')
      .values({
        ...{ change_set_id: set, position: 1, table_name: 'customer_order', row_key: '{"id":1}' },
        ...{ before: null, after: '["email"]', refusal: null },
      })
      .execute()
    expect((await history()).entries[0]!.steps[1]).toMatchObject({ after: null, hiddenColumns: ['email'] })
  })
})

import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { changeTestNow } from '../changes/change-shop.fixture.ts'
import { compensations } from '../compensations/compensations.server.ts'
import { undo } from '../compensations/undo.server.ts'
import { findFormerSlugs } from '../former-slugs/former-slug-store.server.ts'
import { recordShop } from '../record-shop.fixture.ts'
import { mergeRecords } from './merge-records.server.ts'

describe.each(databases)('merging two values of an attribute, on %s', kind => {
  async function shop() {
    const made = await recordShop(kind)
    const { db, origin } = made
    const idOf = async (slug: string) =>
      (await db.selectFrom('attribute_value').select('id').where('slug', '=', slug).executeTakeFirstOrThrow())
        .id
    const merge = (from: string, into: string) =>
      mergeRecords(db, origin(), 'attribute-values', { from, into }, compensations)
    const rows = async () => {
      const facts = await db.selectFrom('product_attribute').selectAll().execute()
      const values = await db.selectFrom('attribute_value').selectAll().execute()
      return [...facts, ...values].map(row => JSON.stringify(row)).toSorted()
    }
    const productsWith = async (value: number) =>
      (
        await db.selectFrom('product_attribute').select('product_id').where('value_id', '=', value).execute()
      ).map(({ product_id }) => product_id)
    return { ...made, idOf, merge, rows, productsWith }
  }

  it('moves products, keeps one of two values of a product, and undoes it', async () => {
    const { db, edit, idOf, merge, rows, productsWith } = await shop()
    const [oak, walnut] = [await idOf('oak'), await idOf('walnut')]
    const [[ofOak], ofWalnut] = [await productsWith(oak), await productsWith(walnut)]
    const { attribute_id } = await db
      .selectFrom('product_attribute')
      .select('attribute_id')
      .where('value_id', '=', oak)
      .executeTakeFirstOrThrow()
    const both = { product_id: ofWalnut[0]!, attribute_id, place: 9, value_id: oak }
    await edit(edit => edit.insertAll('product_attribute', [both]))
    const before = await rows()
    const merged = await merge('material/oak', 'material/walnut')
    if (!merged.ok) throw new Error(merged.reason)
    expect((await productsWith(walnut)).toSorted()).toEqual([ofOak, ...ofWalnut].toSorted())
    expect(await productsWith(oak)).toEqual([])
    expect((await findFormerSlugs(db, 'attribute_value', ['oak'], attribute_id)).get('oak')).toBe('walnut')
    await undo(db, merged.changeSet, { actor: namedStaff('Grace'), now: changeTestNow })
    expect(await rows()).toEqual(before)
  })

  it('refuses values of two attributes', async () => {
    const { merge } = await shop()
    expect(await merge('material/oak', 'closure/lid')).toMatchObject({ reason: 'another-attribute' })
  })
})

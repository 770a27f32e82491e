import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { doctorShop } from '../doctor.fixture.ts'

describe.each(databases)('makers, on %s', kind => {
  it('warn of products from outside the EU for which nobody in it is responsible', async () => {
    const { db, look, codes } = await doctorShop(kind)
    expect(await codes('makers')).toEqual([])
    const kettle = await db
      .selectFrom('product')
      .select(['id', 'title', 'responsible_id'])
      .where('slug', '=', 'gooseneck-kettle')
      .executeTakeFirstOrThrow()
    const answer = (responsible_id: number | null) =>
      db.updateTable('product').set({ responsible_id }).where('id', '=', kettle.id).execute()
    await answer(null)
    const { id: product, title } = kettle
    expect(await look('makers')).toEqual([{ code: 'responsible-missing', count: 1, names: [title], product }])
    await answer(kettle.responsible_id)
    expect(await codes('makers')).toEqual([])
    await answer(null)
    await db
      .updateTable('delivery_method')
      .set({ removed_at: new Date(0).toISOString() })
      .execute()
    expect(await codes('makers')).toEqual([])
  })
})

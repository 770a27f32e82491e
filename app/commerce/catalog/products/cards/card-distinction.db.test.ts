import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { readListCards } from './card-distinction-store.server.ts'

describe.each(databases)('cards of a list, on %s', kind => {
  it('tell products of one name apart, and say where a price is the lowest of several', async () => {
    const db = await demoDatabase(kind)
    const idsOf = (slugs: string[]) =>
      db.selectFrom('product').select('id').where('slug', 'in', slugs).orderBy('slug').execute()
    const tees = await db
      .selectFrom('product')
      .select('id')
      .where('title', '=', 'Basic Crew Neck Tee')
      .orderBy('slug')
      .execute()
    const cards = await readListCards(
      db,
      tees.map(({ id }) => id),
    )
    const parts = cards.map(({ distinction = [] }) => distinction.join(', '))
    expect(parts.slice(0, 3)).toEqual(['Black, Straight', 'Black, Regular', 'Black, Slim'])
    expect(new Set(parts).size).toBe(12)

    const others = await idsOf(['travel-tumbler', 'water-pot'])
    const [tumbler, pot] = await readListCards(
      db,
      others.map(({ id }) => id),
    )
    expect(tumbler).toMatchObject({ title: 'Travel Tumbler', price: 2800, isStartingPrice: true })
    expect([tumbler!.distinction, pot!.distinction, pot!.isStartingPrice]).toEqual([
      ...[undefined, undefined, undefined],
    ])
  })
})

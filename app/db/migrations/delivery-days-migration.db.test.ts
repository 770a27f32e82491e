import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { databaseAfter, migrateTo } from './old-database.fixture.ts'

it.each(databases)('business days follow from durations in the shop’s own words, on %s', async kind => {
  const db = await databaseAfter(kind, '0023-journal')
  await sql`insert into delivery_zone (id, name, position) values (7, 'Here', 1)`.execute(db)
  const durations = [
    '3 to 5 business days',
    '1 to 2 business days',
    '5 to 3 business days',
    'soon',
    '2 weeks',
  ]
  for (const [position, duration] of durations.entries())
    await sql`insert into delivery_method (zone_id, name, duration, measure, position)
      values (7, ${duration}, ${duration}, 'price', ${position})`.execute(db)
  await migrateTo(db, '0024-delivery-days')
  const methods = await db
    .selectFrom('delivery_method')
    .select(['min_days', 'max_days'])
    .orderBy('position')
    .execute()
  expect(methods.map(({ min_days, max_days }) => [min_days, max_days])).toEqual([
    [3, 5],
    [1, 2],
    [null, null],
    [null, null],
    [null, null],
  ])
})

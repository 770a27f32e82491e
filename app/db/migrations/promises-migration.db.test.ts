import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { databaseAfter, migrateTo } from './old-database.fixture.ts'

it.each(databases)('fixed promises of the demo follow the rules, on %s', async kind => {
  const db = await databaseAfter(kind, '0018-currency')
  await sql`insert into benefit (icon, text, position) values
    ('truck', 'Free shipping', 1), ('truck', 'Two years warranty', 2), ('undo-2', 'Free shipping to Mars', 3)`.execute(
    db,
  )
  await sql`insert into setting (name, value) values
    ('returns_text', 'Return anything within 30 days of delivery, no reason needed. Return shipping is free, and we refund the full price once it reaches us.'),
    ('shipping_text', 'By bicycle.')`.execute(db)
  await migrateTo(db, '0022-promises')
  const benefits = await db.selectFrom('benefit').select('text').orderBy('position').execute()
  expect(benefits.map(({ text }) => text)).toEqual(['{shipping}', '{warranty}', 'Free shipping to Mars'])
  const terms = await db
    .selectFrom('setting')
    .select('value')
    .where('name', 'like', '%_text')
    .orderBy('name')
    .execute()
  expect(terms.map(({ value }) => value)).toEqual([
    'You don’t need a reason. Return shipping is free, and we refund the full price once it reaches us.',
    'By bicycle.',
  ])
})

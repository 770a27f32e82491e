import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { hashToken, newToken } from '../../commerce/random-token.server.ts'
import { createVisitor } from '../../commerce/visitors/create-visitor.server.ts'
import { recognizeVisitor } from '../../commerce/visitors/recognize-visitor.server.ts'
import { databaseAfter, migrateTo } from './old-database.fixture.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const at = now.toISOString()

describe.each(databases)('visitors from before sessions, on %s', kind => {
  it('keep their cookies, their data and the rules of their rows', async () => {
    const db = await databaseAfter(kind, '0032-arrival-days')
    const tokens = [newToken(), newToken(), newToken()]
    for (const token of tokens)
      await sql`insert into visitor (token_hash, created_at, seen_at)
        values (${hashToken(token)}, '2026-11-01', ${at})`.execute(db)
    // The newest is gone, and its id stays taken.
    await sql`delete from visitor where id = 3`.execute(db)
    for (const id of [1, 2])
      await sql`insert into cart_line (visitor_id, sku, title, options, quantity, price_seen, added_at)
        values (${id}, 'POT', 'Pot', '', 1, 100, ${at})`.execute(db)

    await migrateTo(db)

    const found = await Promise.all(tokens.map(token => recognizeVisitor(db, token, now)))
    expect(found).toEqual([
      { id: 1, token: tokens[0], isGuest: true },
      { id: 2, token: tokens[1], isGuest: true },
      undefined,
    ])
    expect((await db.transaction().execute(tx => createVisitor(tx, now))).id).toBe(4)
    expect(await db.selectFrom('visitor').selectAll().where('id', '=', 1).execute()).toEqual([
      { id: 1, created_at: '2026-11-01' },
    ])
    await db.deleteFrom('visitor').where('id', '=', 1).execute()
    expect(await db.selectFrom('cart_line').select('visitor_id').execute()).toEqual([{ visitor_id: 2 }])
    const orphan = sql`insert into checkout (visitor_id, key_sealed, fields_sealed, codes_sealed, updated_at)
      values (99, '', '', '', ${at})`.execute(db)
    await expect(orphan).rejects.toThrow(/foreign key/i)
  })
})

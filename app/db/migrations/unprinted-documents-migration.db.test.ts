import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { filledDatabase } from './last-release.fixture.ts'
import { migrateTo } from './old-database.fixture.ts'

it.each(databases)(
  'documents that were printed keep their layout, and others get all scripts, on %s',
  async kind => {
    const db = await filledDatabase(kind)
    await migrateTo(db, '0107-content-times')
    await sql`delete from document`.execute(db)
    const contents = ['{"layout":1,"title":"{\\"layout\\":1,"}', '{"layout":1,"title":"b"}', null]
    for (const [index, content] of contents.entries())
      await sql`insert into document (kind, number, order_id, amount, issued_at, content, sha256)
      values ('credit-note', ${index + 1}, 1, 1, 'now', ${content}, ${index === 1 ? 'f'.repeat(64) : null})`.execute(
        db,
      )
    await migrateTo(db)
    const documents = await db.selectFrom('document').select('content').orderBy('number').execute()
    expect(documents.map(({ content }) => content)).toEqual([
      '{"layout":2,"title":"{\\"layout\\":1,"}',
      '{"layout":1,"title":"b"}',
      null,
    ])
  },
)

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type DatabaseKind, databases } from '../../../test/databases.ts'
import { staffActor } from '../../commerce/actor.ts'
import { undo } from '../../commerce/compensations/undo.server.ts'
import { databaseAfter, migrateTo } from './old-database.fixture.ts'

const origin = { actor: staffActor('Grace'), now: new Date('2026-11-28T12:00:00.000Z') }

interface OldStep {
  key: string
  before: object | null
  after: object | null
}

/** A shop from before drafts of pages, with recorded changes of them. */
async function shopOfBefore(kind: DatabaseKind) {
  const db = await databaseAfter(kind, '0106-customer-deletions')
  const addPage = (slug: string, publishAt: string | null = null, removedAt: string | null = null) =>
    sql`insert into page (slug, title, body, publish_at, removed_at)
      values (${slug}, ${`Page ${slug}`}, '', ${publishAt}, ${removedAt})`.execute(db)
  let lastChange = 0
  const addChange = async (...steps: OldStep[]) => {
    const id = ++lastChange
    await sql`insert into change_set (actor, reason, cause, created_at, finished_at)
      values ('staff:Ada', '', 'form', '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z')`.execute(db)
    for (const [position, { key, before, after }] of steps.entries())
      await sql`insert into changed_row (change_set_id, position, table_name, row_key, before, after)
        values (${id}, ${position}, 'page', ${JSON.stringify({ slug: key })}, ${before && JSON.stringify(before)}, ${after && JSON.stringify(after)})`.execute(
        db,
      )
  }
  const pages = async () => {
    const rows = db.selectFrom('page').select(['slug', 'title', 'published_at', 'legal', 'removed_at'])
    return rows.orderBy('slug').execute()
  }
  return { db, addPage, addChange, pages, migrated: () => migrateTo(db, '0107-content-times') }
}

describe.each(databases)('pages from before drafts, on %s', kind => {
  it('are published, or keep their time, and some are known as legal texts', async () => {
    const { db, addPage, pages, migrated } = await shopOfBefore(kind)
    await addPage('about')
    await addPage('privacy-policy')
    await addPage('soon', '2030-01-01T00:00:00.000Z')
    await migrated()
    const before = new Date(Date.now() + 1000).toISOString()
    const [about, privacy, soon] = await pages()
    expect(about!.published_at! < before).toBe(true)
    expect([about!.legal, privacy!.legal]).toEqual([null, 'privacy'])
    expect(soon!.published_at).toBe('2030-01-01T00:00:00.000Z')
    const again = { slug: 'other', title: 'Other', body: '', legal: 'privacy' } as const
    await expect(db.insertInto('page').values(again).execute()).rejects.toThrow()
  })

  it('can have their changes undone: a new title, a renaming, a time, a removal and an addition', async () => {
    const { db, addPage, addChange, pages, migrated } = await shopOfBefore(kind)
    await addPage('care-2')
    await addPage('gone~5', null, '2026-11-20T12:00:00.000Z')
    const columns = { title: 'Page care', body: '', publish_at: null, removed_at: null }
    await addChange({ key: 'care', before: null, after: { slug: 'care', ...columns } })
    await addChange({ key: 'care', before: { title: 'Page care' }, after: { title: 'Page care-2' } })
    await addChange({ key: 'care', before: { slug: 'care' }, after: { slug: 'care-2' } })
    const later = '2030-01-01T00:00:00.000Z'
    await addChange({ key: 'care-2', before: { publish_at: later }, after: { publish_at: null } })
    await addChange({
      key: 'gone',
      before: { removed_at: null, slug: 'gone' },
      after: { removed_at: '2026-11-20T12:00:00.000Z', slug: 'gone~5' },
    })
    await migrated()
    for (const id of [5, 4, 3, 2])
      expect(await undo(db, id, { ...origin, onConflict: 'stop' })).toMatchObject({ ok: true, skipped: [] })
    expect(await pages()).toEqual([
      { slug: 'care', title: 'Page care', published_at: later, legal: null, removed_at: null },
      expect.objectContaining({ slug: 'gone', removed_at: null }),
    ])
  })

  it('come back after their addition was undone, and no new page gets their id', async () => {
    const { db, addChange, pages, migrated } = await shopOfBefore(kind)
    const row = { slug: 'care', title: 'Care', body: 'Cold.', publish_at: null, removed_at: null }
    await addChange({ key: 'care', before: null, after: row })
    await addChange({ key: 'care', before: row, after: null })
    await migrated()
    await db.insertInto('page').values({ slug: 'new', title: 'New', body: '' }).execute()
    expect(await undo(db, 2, { ...origin, onConflict: 'stop' })).toMatchObject({ ok: true, skipped: [] })
    expect((await pages()).map(({ slug }) => slug)).toEqual(['care', 'new'])
  })
})

import { describe, expect, it } from 'vitest'
import { databases, migratedDatabase } from '#test/databases.ts'
import { readCatalogVersion } from '../catalog/products/catalog-version-store.server.ts'
import { findPublishedPage, readPublishedPages } from './content-store.server.ts'
import { sampleEntry } from './journal-entry.fixture.ts'
import { findJournalEntry, readJournalEntries } from './journal-store.server.ts'
import { showDueContentJob } from './schedule/show-due-content-job.server.ts'

const noon = '2026-11-21T12:00:00.000Z'
const at = (time: string) => new Date(`2026-11-21T${time}:00.000Z`)

describe.each(databases)('the journal, on %s', kind => {
  async function journal() {
    const db = await migratedDatabase(kind)
    await db
      .insertInto('picture')
      .values({ hash: 'cloth', width: 1600, height: 1200, uploaded_at: noon })
      .execute()
    const add = (slug: string, published_at: string | null, removed_at: string | null = null) =>
      db.insertInto('journal_entry').values(sampleEntry(slug, { published_at, removed_at })).execute()
    const slugs = async (now: Date) => (await readJournalEntries(db, now)).map(({ slug }) => slug)
    const found = async (slug: string, now: Date) => (await findJournalEntry(db, slug, now))?.title
    /** By how much the catalog version rises when the job runs. */
    const bumps = async (now: Date) => {
      const before = await readCatalogVersion(db)
      const job = showDueContentJob(db)
      while ((await job.run(now, AbortSignal.timeout(60_000))) > 0);
      return (await readCatalogVersion(db)) - before
    }
    return { db, add, slugs, found, bumps }
  }

  it('has the entries that are published by now, the newest first', async () => {
    const { add, slugs, found } = await journal()
    await add('second', noon)
    await add('first', '2026-11-20T12:00:00.000Z')
    await add('third', noon)
    await add('draft', null)
    await add('removed', noon, noon)
    expect(await slugs(at('11:59'))).toEqual(['first'])
    expect(await slugs(at('12:00'))).toEqual(['third', 'second', 'first'])
    expect(await found('second', at('11:59'))).toBeUndefined()
    expect(await found('second', at('12:00'))).toBe('Entry second')
    expect(await found('draft', at('12:00'))).toBeUndefined()
    expect(await found('removed', at('12:00'))).toBeUndefined()
  })

  it('shows the picture of an entry', async () => {
    const { db, add } = await journal()
    await add('plain', noon)
    await db
      .insertInto('journal_entry')
      .values(sampleEntry('shown', { published_at: noon, picture_hash: 'cloth', alt: 'Cloth' }))
      .execute()
    expect((await readJournalEntries(db, at('12:00'))).map(({ picture }) => picture)).toEqual([
      { hash: 'cloth', width: 1600, height: 1200, alt: 'Cloth' },
      null,
    ])
  })

  it('drops cached pages once for each time that has come', async () => {
    const { add, bumps } = await journal()
    expect(await bumps(at('11:00'))).toBe(0)
    await add('noon', noon)
    await add('also noon', noon)
    await add('later', '2026-11-21T14:00:00.000Z')
    await add('removed', '2026-11-21T11:00:00.000Z', noon)
    expect(await bumps(at('11:59'))).toBe(0)
    expect(await bumps(at('12:01'))).toBe(1)
    expect(await bumps(at('13:00'))).toBe(0)
    expect(await bumps(at('14:01'))).toBe(1)
    expect(await bumps(at('15:00'))).toBe(0)
  })

  it('drops cached pages when a page of text appears', async () => {
    const { db, add, bumps } = await journal()
    await add('noon', noon)
    const published_at = '2026-11-21T13:00:00.000Z'
    await db
      .insertInto('page')
      .values({ slug: 'care', title: 'Care', body: '', published_at, removed_at: null })
      .execute()
    expect(await bumps(at('12:01'))).toBe(1)
    expect(await findPublishedPage(db, 'care', at('12:59'))).toBeUndefined()
    expect(await bumps(at('13:01'))).toBe(1)
    expect(await findPublishedPage(db, 'care', at('13:00'))).toMatchObject({ title: 'Care' })
    expect(await readPublishedPages(db, at('12:59'))).toEqual([])
    expect(await readPublishedPages(db, at('13:00'))).toEqual(['care'])
  })

  it('waits until the clocks of all processes agree that the time has come', async () => {
    const { add, bumps } = await journal()
    await add('noon', noon)
    expect(await bumps(at('12:00'))).toBe(0)
    expect(await bumps(at('12:01'))).toBe(1)
  })
})

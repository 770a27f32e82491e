import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { changeTestNow } from '../editing/changes/change-shop.fixture.ts'
import { recordShop } from '../editing/record-shop.fixture.ts'
import { readPageSections } from './page-section-store.server.ts'

const story = { page: 'home', kind: 'story', heading: 'Made to last', text: 'Twice stitched.' }

describe.each(databases)('sections of pages, on %s', kind => {
  it('come in the order of their positions, a new one last', async () => {
    const { db, add, set } = await recordShop(kind)
    const headings = async () =>
      (await readPageSections(db, 'home', changeTestNow)).map(({ heading }) => heading)
    const before = await headings()
    const added = await add('page-sections', story)
    expect(await headings()).toEqual([...before, 'Made to last'])
    if (!added.ok) throw new Error('not added')
    expect(await set('page-sections', added.key, { position: '0' })).toMatchObject({ ok: true })
    expect(await headings()).toEqual(['Made to last', ...before])
    expect(await readPageSections(db, 'journal', changeTestNow)).toEqual([])
  })

  it('quote an existing review', async () => {
    const { db, add } = await recordShop(kind)
    const quote = { page: 'about', kind: 'quote', heading: 'You say' }
    expect(await add('page-sections', quote)).toMatchObject({
      ok: false,
      errors: { review: { code: 'missing' } },
    })
    expect(await add('page-sections', { ...quote, review: '999999' })).toMatchObject({
      ok: false,
      errors: { review: { code: 'unknown' } },
    })
    const { id } = await db
      .selectFrom('review')
      .select('id')
      .where('author', '=', 'Noor B.')
      .executeTakeFirstOrThrow()
    expect(await add('page-sections', { ...quote, review: String(id) })).toMatchObject({ ok: true })
    expect((await readPageSections(db, 'about', changeTestNow)).at(-1)).toMatchObject({
      heading: 'You say',
      review: { author: 'Noor B.', stars: 5, product: { slug: 'canvas-tote' } },
    })
  })

  it('leave out the quote of a hidden or deleted review', async () => {
    const { db } = await recordShop(kind)
    const kinds = async () => (await readPageSections(db, 'home', changeTestNow)).map(section => section.kind)
    const quoted = await kinds()
    await db.updateTable('review').set({ state: 'hidden' }).where('author', '=', 'Signe A.').execute()
    expect(await kinds()).toEqual(['story', 'story', 'journal'])
    await db.updateTable('review').set({ state: 'published' }).where('author', '=', 'Signe A.').execute()
    expect(await kinds()).toEqual(quoted)
    await db.deleteFrom('review').where('author', '=', 'Signe A.').execute()
    expect(await kinds()).toEqual(['story', 'story', 'journal'])
  })
})

import { describe, expect, it } from 'vitest'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { changeTestNow as now } from '../../editing/changes/change-shop.fixture.ts'
import { SentValues } from '../../editing/input/input-source.server.ts'
import { findRecordDefinition } from '../../editing/record-definitions.server.ts'
import { recordShop } from '../../editing/record-shop.fixture.ts'
import type { RecordRow } from '../../editing/records/record-definition.server.ts'
import { readTypedRow } from '../../editing/typed-row.server.ts'
import { loadBanners, readBenefits } from '../content-store.server.ts'
import { readPageSections } from '../page-section-store.server.ts'
import { type PreviewedTable, pathOfDraft, type RowDraft } from './row-draft.ts'
import { addTextPreview, findTextPreview } from './text-preview-store.server.ts'

const past = { shown_from: '2020-01-01T00:00:00.000Z', shown_until: '2020-02-01T00:00:00.000Z' }
const future = { shown_from: '2031-01-01T00:00:00.000Z' }

async function draftShop(databaseKind: DatabaseKind) {
  const { db, add } = await recordShop(databaseKind)
  const { picture_hash: picture } = await db
    .selectFrom('banner')
    .select('picture_hash')
    .executeTakeFirstOrThrow()
  /** The row that a form with these fields would write, as stored by its preview. */
  const draftOf = async (
    kind: PreviewedTable,
    subject: string,
    fields: Record<string, string>,
    current?: RecordRow,
  ): Promise<RowDraft> => {
    const sent = new SentValues()
    for (const [name, text] of Object.entries(fields)) sent.add(name, text)
    const definition = findRecordDefinition(subject)!
    const typed = await readTypedRow(db, definition, sent.source('row'), { current, now })
    if (!typed.ok) throw new Error(JSON.stringify(typed.errors))
    const previewed = await addTextPreview(db, { kind, row: { id: 0, ...typed.row } }, now)
    const found = await findTextPreview(db, { id: previewed, kinds: [kind] }, now)
    return found!.draft
  }
  return { db, add, picture, draftOf }
}

describe.each(databases)('the preview of a part of a page, on %s', databaseKind => {
  it('shows a new banner in its place, whatever its times say', async () => {
    const { db, picture, draftOf } = await draftShop(databaseKind)
    const banner = { heading: 'Winter', action: 'Shop', href: '/Shop', picture }
    const hero = await draftOf('banner', 'banners', { ...banner, ...future, placement: 'hero' })
    const usual = await loadBanners(db, now)
    expect((await loadBanners(db, now, hero)).heroes[0]!.heading).toBe('Winter')
    const ended = await draftOf('banner', 'banners', { ...banner, ...past, placement: 'advertisement' })
    const added = { heading: 'Winter', picture: expect.objectContaining({ hash: picture }) }
    expect(await loadBanners(db, now, ended)).toEqual({
      heroes: usual.heroes,
      advertisements: [...usual.advertisements, expect.objectContaining(added)],
    })
    expect(await loadBanners(db, now)).toEqual(usual)
  })

  it('shows a stored row as it was changed, at its place and in no other', async () => {
    const { db, draftOf } = await draftShop(databaseKind)
    const [first] = await db.selectFrom('page_section').selectAll().where('page', '=', 'home').execute()
    const fields = { heading: 'Four fabrics', shown_from: future.shown_from }
    const draft = await draftOf('page_section', 'page-sections', fields, first as unknown as RecordRow)
    const sections = await readPageSections(db, 'home', now)
    const changed = sections.map(section =>
      section.id === first!.id ? { ...section, heading: 'Four fabrics' } : section,
    )
    expect(changed).not.toEqual(sections)
    expect(await readPageSections(db, 'home', now, draft)).toEqual(changed)
    expect(await readPageSections(db, 'about', now, draft)).toEqual(await readPageSections(db, 'about', now))
    expect(await readBenefits(db, now, draft)).toEqual(await readBenefits(db, now))
  })

  it('shows a new section and a new benefit last', async () => {
    const { db, draftOf } = await draftShop(databaseKind)
    const section = await draftOf('page_section', 'page-sections', {
      ...{ page: 'home', kind: 'story', heading: 'Winter' },
      ...past,
    })
    const sections = await readPageSections(db, 'home', now)
    const withDraft = await readPageSections(db, 'home', now, section)
    expect(withDraft.map(({ heading }) => heading)).toEqual([
      ...sections.map(({ heading }) => heading),
      'Winter',
    ])
    const benefit = await draftOf('benefit', 'benefits', { icon: 'truck', text: 'Fast', ...future })
    expect(await readBenefits(db, now, benefit)).toEqual([
      ...(await readBenefits(db, now)),
      { icon: 'truck', text: 'Fast' },
    ])
  })
})

describe('the page of a part', () => {
  it.each<[string, RowDraft, string]>([
    ['a banner', { kind: 'banner', row: {} }, '/'],
    ['a benefit', { kind: 'benefit', row: {} }, '/'],
    ['a section of the home page', { kind: 'page_section', row: { page: 'home' } }, '/'],
    ['a section of About', { kind: 'page_section', row: { page: 'about' } }, '/about'],
    ['the text of a category', { kind: 'category', row: { slug: 'bags' } }, '/Shop/bags'],
    ['the text of a brand', { kind: 'brand', row: { slug: 'acme' } }, '/brands/acme'],
  ])('is known: %s', (_, draft, page) => {
    expect(pathOfDraft(draft)).toBe(page)
  })
})

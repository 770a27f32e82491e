import { describe, expect, it } from 'vitest'
import { databases, migratedDatabase } from '#test/databases.ts'
import { readTextPreviewSlug, type TextDraft, textPreviewSlug } from './text-preview.ts'
import { addTextPreview, findTextPreview } from './text-preview-store.server.ts'

const hour = 3_600_000
const now = new Date('2026-11-24T12:00:00.000Z')
const later = (hours: number) => new Date(now.getTime() + hours * hour)
const draft: TextDraft = {
  ...{ kind: 'page', title: 'Care', summary: '', body: '## Wash', author: '', picture: '', alt: '' },
}

describe.each(databases)('the preview of a text, on %s', kind => {
  it('shows the draft for a day to whoever has its link', async () => {
    const db = await migratedDatabase(kind)
    const id = await addTextPreview(db, draft, now)
    expect(await findTextPreview(db, { id, kinds: ['page'] }, later(24))).toEqual({
      draft,
      expiresAt: '2026-11-25T12:00:00.000Z',
    })
    expect(await findTextPreview(db, { id, kinds: ['page'] }, later(24.1))).toBeUndefined()
    expect(await findTextPreview(db, { id, kinds: ['journal-entry'] }, now)).toBeUndefined()
    expect(await findTextPreview(db, { id: '0'.repeat(32), kinds: ['page'] }, now)).toBeUndefined()
  })

  it('is deleted by a later one', async () => {
    const db = await migratedDatabase(kind)
    await addTextPreview(db, draft, now)
    await addTextPreview(db, draft, later(1))
    await addTextPreview(db, draft, later(24.5))
    expect(await db.selectFrom('text_preview').select('id').execute()).toHaveLength(2)
  })
})

it('has an id that its link names', () => {
  const id = '0123456789abcdef'.repeat(2)
  expect(readTextPreviewSlug(textPreviewSlug(id))).toBe(id)
  for (const slug of ['preview~', `preview~${id}0`, `preview~${id.toUpperCase()}`, id])
    expect(readTextPreviewSlug(slug)).toBeUndefined()
})

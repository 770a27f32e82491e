import { describe, expect, it } from 'vitest'
import { bothDatabases } from '#test/databases.ts'
import { setRecord } from './edit-records.server.ts'
import { type EditConflict, mergeEdits } from './merge-edits.ts'
import { findRecordDefinition } from './record-definitions.server.ts'
import { recordShop, typedSource } from './record-shop.fixture.ts'

const rounds = 10

describe.each(bothDatabases)('two edits at once, on %s', kind => {
  it('cannot put categories below each other', async () => {
    const { db, add, set } = await recordShop(kind)
    for (let round = 0; round < rounds; round++) {
      const [one, other] = [`one-${round}`, `other-${round}`]
      for (const slug of [one, other]) await add('categories', { slug, name: slug })
      const outcomes = await Promise.all([
        set('categories', [one], { parent: other }),
        set('categories', [other], { parent: one }),
      ])
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
      expect(outcomes).toContainEqual({
        ok: false,
        reason: 'invalid',
        errors: { parent: { code: 'below-itself', params: {} } },
      })
    }
    const loops = await db
      .selectFrom('category as one')
      .innerJoin('category as other', 'other.id', 'one.parent_id')
      .whereRef('other.parent_id', '=', 'one.id')
      .select('one.slug')
      .execute()
    expect(loops).toEqual([])
  })

  it('cannot add the same color and size to a product twice', async () => {
    const { add } = await recordShop(kind)
    for (let round = 0; round < rounds; round++) {
      const slug = `hat-${round}`
      await add('products', { slug, title: 'Hat' })
      const variant = { product: slug, price: '5', size: 's' }
      const outcomes = await Promise.all([
        add('variants', { ...variant, sku: `ONE-${round}` }),
        add('variants', { ...variant, sku: `OTHER-${round}` }),
      ])
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
      expect(outcomes).toContainEqual({
        ok: false,
        reason: 'invalid',
        errors: { '': { code: 'same-options', params: {} } },
      })
    }
  })

  it('cannot break a rule between the fields of one record', async () => {
    const { add, set } = await recordShop(kind)
    for (let round = 0; round < rounds; round++) {
      const added = await add('promotions', {
        title: 'Sale',
        kind: 'free-delivery',
        starts_at: '2026-12-01T00:00:00Z',
        ends_at: '2026-12-31T00:00:00Z',
      })
      const key = added.ok ? added.key : []
      const outcomes = await Promise.all([
        set('promotions', key, { starts_at: '2026-12-20T00:00:00Z' }),
        set('promotions', key, { ends_at: '2026-12-10T00:00:00Z' }),
      ])
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
      expect(outcomes).toContainEqual({
        ok: false,
        reason: 'invalid',
        errors: { ends_at: { code: 'not-after-start', params: {} } },
      })
    }
  })
  it('cannot overwrite each other: the second form is merged with what the first saved', async () => {
    const { db, origin, add, show } = await recordShop(kind)
    const pages = findRecordDefinition('pages')!
    for (let round = 0; round < rounds; round++) {
      const base = { slug: `page-${round}`, title: 'Returns', body: 'Or not.' }
      await add('pages', base)
      const conflicts: Record<string, EditConflict[]> = {}
      const save = (title: string) =>
        setRecord(db, origin(), pages, [base.slug], async stored => {
          const edits = mergeEdits({ base, mine: { ...base, title }, theirs: Object.fromEntries(stored) })
          conflicts[title] = edits.conflicts
          return edits.conflicts.length > 0 ? 'conflict' : typedSource([['title', edits.merged.title!]])
        })
      await Promise.all([save('Mine'), save('Hers')])
      const saved = Object.fromEntries((await show('pages', [base.slug]))!).title!
      const lost = saved === 'Mine' ? 'Hers' : 'Mine'
      const conflict = { field: 'title', base: 'Returns', mine: lost, theirs: saved }
      expect(conflicts).toEqual({ [saved]: [], [lost]: [conflict] })
    }
  })
})

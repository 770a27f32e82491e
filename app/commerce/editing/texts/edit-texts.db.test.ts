import { describe, expect, it } from 'vitest'
import { databases, migratedDatabase } from '#test/databases.ts'
import { raceAgainst } from '../../cart/checkout/order-shop.fixture.ts'
import { loadSetting } from '../../running/settings/load-settings.server.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { undo } from '../compensations/undo.server.ts'
import type { EditedValues } from '../merge-edits.ts'
import { editTexts } from './edit-texts.server.ts'
import { topicTexts } from './topic-texts.server.ts'

const now = new Date('2026-11-21T12:00:00Z')
const origin = { actor: namedStaff('Grace'), reason: '', cause: 'form', now } as const

const returns = topicTexts('returns')

describe.each(databases)('the settings of a topic, on %s', kind => {
  async function shop() {
    const db = await migratedDatabase(kind)
    const base = await returns.read(db)
    const edit = (mine: EditedValues, seen = base) =>
      editTexts(db, origin, returns, { base: seen, mine: { ...seen, ...mine } })
    return { db, base, edit, read: () => returns.read(db) }
  }

  it('are saved and undone', async () => {
    const { db, base, edit, read } = await shop()
    expect(base).toMatchObject({ return_days: '30', returns_text: '' })
    const saved = await edit({ return_days: ' 14 ', returns_text: 'Unused.\r\nIn its box.' })
    expect(saved).toMatchObject({ ok: true })
    expect(await loadSetting(db, 'returnDays')).toBe(14)
    expect(await undo(db, saved.ok ? saved.changeSet! : 0, origin)).toMatchObject({ ok: true })
    expect(await read()).toEqual(base)
  })

  it('are not changed by a form that was sent back as it was', async () => {
    const { edit } = await shop()
    expect(await edit({})).toEqual({ ok: true, changeSet: null })
  })

  it('keep what others saved meanwhile, and say where they differ', async () => {
    const { edit, read } = await shop()
    await edit({ return_days: '14', warranty_years: '3' })
    const saved = await edit({ return_days: '60', returns_text: 'Unused.' })
    const conflict = { field: 'return_days', base: '30', mine: '60', theirs: '14' }
    expect(saved).toMatchObject({ ok: false, conflicts: [conflict], merged: { returns_text: 'Unused.' } })
    const seen = await read()
    expect(seen).toMatchObject({ return_days: '14', warranty_years: '3', returns_text: '' })
    expect(await edit({ return_days: '60', returns_text: 'Unused.' }, seen)).toMatchObject({ ok: true })
    expect(await read()).toMatchObject({ return_days: '60', warranty_years: '3', returns_text: 'Unused.' })
  })

  it('are all refused if one is wrong', async () => {
    const { base, edit, read } = await shop()
    const saved = await edit({ return_days: 'soon', withdrawal_days: '3', returns_text: 'Unused.' })
    expect(saved).toMatchObject({
      ok: false,
      errors: { return_days: { code: 'no-whole-number' }, withdrawal_days: { code: 'no-period' } },
    })
    expect(await read()).toEqual(base)
  })

  it('overwrite nothing that was saved while the form was on its way', async () => {
    const { db, edit, read } = await shop()
    await edit({ return_days: '20' })
    const seen = await read()
    const raced = await raceAgainst(
      db,
      tx => tx.updateTable('setting').set({ value: '7' }).where('name', '=', 'return_days').execute(),
      () => edit({ return_days: '60' }, seen),
    )
    expect(raced).toMatchObject({ conflicts: [{ theirs: '7' }] })
    expect(await read()).toMatchObject({ return_days: '7' })
  })
})

import { describe, expect, it } from 'vitest'
import { databases, migratedDatabase } from '#test/databases.ts'
import type { ChangeOrigin } from '../../editing/changes/change-set.ts'
import { undo } from '../../editing/compensations/undo.server.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { readOrderViews } from './order-view-store.server.ts'
import { addOrderView, removeOrderView, renameOrderView } from './order-views.server.ts'

const at = new Date('2026-11-23T12:00:00Z')
const origin: ChangeOrigin = { actor: namedStaff('Grace'), reason: '', cause: 'form', now: at }

describe.each(databases)('saved views, on %s', kind => {
  it('are renamed unless the name is taken, which can be undone', async () => {
    const db = await migratedDatabase(kind)
    const names = async () => (await readOrderViews(db)).map(({ name }) => name)
    for (const name of ['Abroad', 'Big']) await addOrderView(db, origin, { name, query: `?q=${name}` })
    const [{ id } = { id: 0 }] = await readOrderViews(db)
    expect(await renameOrderView(db, origin, { id, name: 'Big' })).toMatchObject({ reason: 'duplicate' })
    const renamed = await renameOrderView(db, origin, { id, name: 'Far away' })
    expect(await names()).toEqual(['Big', 'Far away'])
    expect(await renameOrderView(db, origin, { id: 999, name: 'Gone' })).toMatchObject({ changeSet: null })
    if (renamed.ok) await undo(db, renamed.changeSet!, origin)
    expect(await names()).toEqual(['Abroad', 'Big'])
  })

  it('are added and removed, and each can be undone', async () => {
    const db = await migratedDatabase(kind)
    const names = async () => (await readOrderViews(db)).map(({ name }) => name)
    const undoLast = async (set: { ok: boolean; changeSet?: number | null }) =>
      expect(await undo(db, set.changeSet!, origin)).toMatchObject({ ok: true })

    const added = await addOrderView(db, origin, { name: 'Abroad', query: '?country=DE' })
    expect(await addOrderView(db, origin, { name: 'Abroad', query: '?country=FR' })).toMatchObject({
      reason: 'duplicate',
    })
    await addOrderView(db, origin, { name: 'Big', query: '?min=500' })
    const [{ id } = { id: 0 }] = await readOrderViews(db)
    const removed = await removeOrderView(db, origin, id)
    expect(await names()).toEqual(['Big'])
    expect(await removeOrderView(db, origin, id)).toMatchObject({ ok: true, changeSet: null })
    if (removed.ok) await undoLast(removed)
    expect(await names()).toEqual(['Abroad', 'Big'])
    if (added.ok) await undoLast(added)
    expect(await names()).toEqual(['Big'])
  })
})

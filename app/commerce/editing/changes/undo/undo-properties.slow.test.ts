import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import { type Actor, commandLineActor, jobActor } from '#commerce/values/actor.ts'
import { databases } from '#test/databases.ts'
import { change } from '../change.server.ts'
import { changeShop, changeTestNow } from '../change-shop.fixture.ts'
import { type Draw, makeRandomEdit, randomDraw, tableDump, undoableTables } from '../random-edits.fixture.ts'
import { undoChangeSet } from './undo-change-set.server.ts'
import type { OnConflict } from './undo-conflict.ts'

const actors: Actor[] = [namedStaff('Grace'), namedStaff('Ada'), commandLineActor, jobActor('import')]

async function randomShop(kind: (typeof databases)[number], draw: Draw) {
  const { db, origin } = await changeShop(kind)
  const actor = () => actors[draw(actors.length)]!
  /** The change set, or undefined if it was refused or made no difference. */
  const makeChange = async () => {
    const changed = await change(db, origin({ actor: actor() }), async edit => {
      for (let count = draw(4); count >= 0; count--) await makeRandomEdit(edit, draw)
      return { ok: true }
    })
    return changed.ok ? (changed.changeSet ?? undefined) : undefined
  }
  const undo = (changeSet: number, onConflict: OnConflict = 'stop') =>
    undoChangeSet(db, changeSet, { actor: actor(), now: changeTestNow, onConflict, compensations: {} })
  const changedTables = async () => {
    const rows = await db.selectFrom('changed_row').select('table_name').distinct().execute()
    return rows.map(({ table_name }) => table_name)
  }
  return { makeChange, undo, changedTables, dumpTables: await tableDump(db) }
}

const undone = { ok: true, changeSet: expect.any(Number), isFinished: true, skipped: [] }

describe.each(databases)('random changes, on %s', kind => {
  const numRuns = kind === 'SQLite' ? 4 : 3

  it('leave identical tables when undone in reverse order, and when redone', async () => {
    let count = 0
    const changed = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.nat(), async seed => {
        const draw = randomDraw(seed)
        const { makeChange, undo, changedTables, dumpTables } = await randomShop(kind, draw)
        const sets: { changeSet: number; before: object }[] = []
        let dump: object = await dumpTables()
        for (let attempt = 0; attempt < 100; attempt++) {
          const before = dump
          const changeSet = await makeChange()
          dump = await dumpTables()
          if (changeSet === undefined) expect(dump).toEqual(before)
          else sets.push({ changeSet, before })
        }
        for (const table of await changedTables()) changed.add(table)
        for (const { changeSet, before } of sets.toReversed()) {
          const first = await undo(changeSet)
          expect(first).toEqual(undone)
          expect(await dumpTables()).toEqual(before)
          count += 1
          const after = dump
          dump = before
          if (draw(4) > 0 || !first.ok) continue
          const redone = await undo(first.changeSet)
          expect(redone).toEqual(undone)
          expect(await dumpTables()).toEqual(after)
          expect(await undo(redone.ok ? redone.changeSet : 0)).toEqual(undone)
          expect(await dumpTables()).toEqual(before)
        }
      }),
      { numRuns, endOnFailure: true },
    )
    expect(count).toBeGreaterThan(50 * numRuns)
    expect([...changed].toSorted()).toEqual(undoableTables.toSorted())
  })

  it('change nothing when undoing one stops at a conflict, whatever the order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async seed => {
        const draw = randomDraw(seed)
        const { makeChange, undo, dumpTables } = await randomShop(kind, draw)
        const sets: number[] = []
        for (let made = 0; made < 60; made++) {
          const changeSet = await makeChange()
          if (changeSet !== undefined) sets.push(changeSet)
        }
        for (let attempt = 0; attempt < 40; attempt++) {
          const changeSet = sets[draw(sets.length)]!
          const before = await dumpTables()
          const stopped = await undo(changeSet)
          if (stopped.ok) continue
          expect(await dumpTables()).toEqual(before)
          if (stopped.reason !== 'conflict') continue
          const forced = await undo(changeSet, (['skip', 'force'] as const)[draw(2)])
          expect(forced).toMatchObject({ ok: true })
        }
      }),
      { numRuns, endOnFailure: true },
    )
  })
})

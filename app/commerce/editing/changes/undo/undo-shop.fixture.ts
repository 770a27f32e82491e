import { namedStaff } from '#commerce/values/actor.fixture.ts'
import type { DatabaseKind } from '#test/databases.ts'
import { changeShop, changeTestNow } from '../change-shop.fixture.ts'
import { undoChangeSet } from './undo-change-set.server.ts'
import type { OnConflict } from './undo-conflict.ts'

export async function undoShop(kind: DatabaseKind) {
  const shop = await changeShop(kind)
  const { db, edit } = shop
  const undo = (changeSet: number, onConflict: OnConflict = 'stop') =>
    undoChangeSet(db, changeSet, {
      actor: namedStaff('Ada'),
      now: changeTestNow,
      onConflict,
      compensations: {},
    })
  /** Makes a change and returns the id of its change set. */
  const changed = async (...args: Parameters<typeof edit>) => {
    const outcome = await edit(...args)
    if (!outcome.ok) throw new Error(JSON.stringify(outcome))
    return outcome.changeSet!
  }
  return { ...shop, undo, changed }
}

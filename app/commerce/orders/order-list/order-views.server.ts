import type { Db } from '#db/schema/schema.ts'
import { type ChangeOutcome, change } from '../../editing/changes/change.server.ts'
import type { ChangeOrigin } from '../../editing/changes/change-set.ts'

type Saved = { ok: true }

/** Saves a view for all staff. `duplicate` if its name is taken. */
export function addOrderView(
  db: Db,
  origin: ChangeOrigin,
  view: { name: string; query: string },
): Promise<ChangeOutcome<Saved>> {
  return change(db, origin, async edit => {
    await edit.insert('order_view', view)
    return { ok: true }
  })
}

/** Renaming a view that is gone changes nothing. `duplicate` as above. */
export function renameOrderView(
  db: Db,
  origin: ChangeOrigin,
  { id, name }: { id: number; name: string },
): Promise<ChangeOutcome<Saved>> {
  return change(db, origin, async edit => {
    await edit.update('order_view', { id }, { name })
    return { ok: true }
  })
}

/** Removing a view that is gone changes nothing. */
export function removeOrderView(db: Db, origin: ChangeOrigin, id: number): Promise<ChangeOutcome<Saved>> {
  return change(db, origin, async edit => {
    await edit.remove('order_view', { id })
    return { ok: true }
  })
}

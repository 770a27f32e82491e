import type { Db } from '#db/schema/schema.ts'
import { change } from '../../editing/changes/change.server.ts'
import type { ChangeOrigin } from '../../editing/changes/change-set.ts'

/** Blocks a card, or unblocks it. A blocked card keeps its balance and can't be spent. Undefined if there is none. */
export async function blockGiftCard(
  db: Db,
  origin: ChangeOrigin,
  id: number,
  isBlocked: boolean,
): Promise<{ changeSet: number | null } | undefined> {
  const changed = await change(db, origin, async edit => {
    const found = await edit.update(
      'gift_card',
      { id },
      { blocked_at: isBlocked ? edit.now.toISOString() : null },
    )
    return found ? { ok: true } : { ok: false, reason: 'not-found' as const }
  })
  return changed.ok ? { changeSet: changed.changeSet } : undefined
}

import { isPostgres } from '#db/schema/engine.ts'
import type { Tx } from '#db/schema/schema.ts'

/** Some drafts whose time has come by now, the earliest first, locked until the transaction ends. */
export function lockDueProducts(
  tx: Tx,
  now: Date,
  max: number,
): Promise<{ id: number; publish_at: string }[]> {
  return tx
    .selectFrom('product')
    .select(['id', 'publish_at'])
    .$narrowType<{ publish_at: string }>()
    .where('publish_at', '<=', now.toISOString())
    .where('removed_at', 'is', null)
    .orderBy('publish_at')
    .orderBy('id')
    .limit(max)
    .$if(isPostgres(tx), query => query.forUpdate())
    .execute()
}

/** Takes the times off, which undoing their publication must not bring back: it would publish them again. */
export async function clearSchedules(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('product')
    .set({ publish_at: null })
    .where('id', 'in', [...ids])
    .execute()
}

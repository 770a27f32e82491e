import { lockProcessState } from '#db/process-state-store.server.ts'
import type { Tx } from '#db/schema/schema.ts'

/**
 * Whether the shop has an owner who has signed in after what this transaction did. Others who change staff wait until it ends, so that two owners
 * can't remove each other.
 */
export async function keepsOwner(tx: Tx): Promise<boolean> {
  await lockProcessState(tx, 'owners_locked', '')
  const owner = await tx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('joined_at', 'is not', null)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return owner !== undefined
}

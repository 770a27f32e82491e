import type { Tx } from '../../db/schema.ts'

/** True the first time that a provider's message is told. */
export async function isNewMessage(
  tx: Tx,
  message: { provider: string; id: string; kind: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_event')
    .values({ ...message, at: now.toISOString() })
    .onConflict(on => on.columns(['provider', 'id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

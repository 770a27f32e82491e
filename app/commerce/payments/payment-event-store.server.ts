import type { Db, Tx } from '#db/schema/schema.ts'

/** False if this message is known: providers repeat themselves. */
export async function recordPaymentEvent(
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

/** Providers repeat messages for days, not months. Returns how many were removed, at most `max`. */
export async function removeOldPaymentEvents(db: Db, before: Date, max: number): Promise<number> {
  const old = db
    .selectFrom('payment_event')
    .select(['provider', 'id'])
    .where('at', '<', before.toISOString())
    .orderBy('at')
    .limit(max)
    .$asTuple('provider', 'id')
  const { numDeletedRows } = await db
    .deleteFrom('payment_event')
    .where(({ eb, refTuple }) => eb(refTuple('provider', 'id'), 'in', old))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** In milliseconds: anybody may send messages, and each note is a write. */
const minNoteInterval = 60_000

/** Remembers when a message with a wrong signature came last, for the doctor. */
export async function noteRefusedMessage(db: Db, now: Date): Promise<void> {
  const value = now.toISOString()
  const before = new Date(now.getTime() - minNoteInterval).toISOString()
  await db
    .insertInto('process_state')
    .values({ name: 'refused_payment_message', value })
    .onConflict(on => on.column('name').doUpdateSet({ value }).where('process_state.value', '<', before))
    .execute()
}

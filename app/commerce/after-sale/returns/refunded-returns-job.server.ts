import type { Db } from '#db/schema/schema.ts'
import type { Job } from '../../running/jobs/job.ts'

/** Marks returns as refunded once their order has no pending refund. */
export function refundedReturnsJob(db: Db): Job {
  return { name: 'refunded-returns', interval: 60_000, run: now => markReturnsRefunded(db, now) }
}

export async function markReturnsRefunded(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('order_return')
    .set({ state: 'refunded', refunded_at: now.toISOString() })
    .where('state', '=', 'received')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refund')
            .select('refund.id')
            .whereRef('refund.order_id', '=', 'order_return.order_id')
            .where('refund.done_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

import type { Db } from '../../db/schema.ts'
import type { Job } from '../jobs/job.ts'

/** Says of a return that it is paid back, once no refund of its order is on its way any more. */
export function refundedReturnsJob(db: Db): Job {
  return { name: 'refunded-returns', every: 60_000, run: now => noteRefunded(db, now) }
}

export async function noteRefunded(db: Db, now: Date): Promise<number> {
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

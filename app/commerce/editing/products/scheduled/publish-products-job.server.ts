import type { Job } from '#commerce/running/jobs/job.ts'
import { jobActor } from '#commerce/values/actor.ts'
import type { Db } from '#db/schema/schema.ts'
import { change } from '../../changes/change.server.ts'
import { clearSchedules, lockDueProducts } from './scheduled-product-store.server.ts'

const minute = 60_000

const maxAtOnce = 100

/** Publishes drafts once their time has come. */
export function publishProductsJob(db: Db): Job {
  return { name: 'publish-products', interval: minute, run: now => publishDueProducts(db, now) }
}

async function publishDueProducts(db: Db, now: Date): Promise<number> {
  const origin = { actor: jobActor('publish-products'), reason: '', cause: 'plan', now } as const
  const changed = await change(db, origin, async edit => {
    const due = await lockDueProducts(edit.tx, now, maxAtOnce)
    await clearSchedules(
      edit.tx,
      due.map(({ id }) => id),
    )
    await edit.updateAll(
      'product',
      due.map(({ id, publish_at }) => ({
        key: { id },
        columns: { published_at: publish_at },
      })),
    )
    return { ok: true, published: due.length }
  })
  if (!changed.ok) throw new Error(`products were not published: ${changed.reason}`)
  return changed.result.published
}

import { setTimeout } from 'node:timers/promises'
import { keyForgottenBefore } from '../app/commerce/visitors/done-change.ts'
import { removeDone } from '../app/commerce/visitors/done-change-store.server.ts'
import { forgottenBefore } from '../app/commerce/visitors/visitor.ts'
import { removeForgottenVisitors } from '../app/commerce/visitors/visitor-store.server.ts'
import type { Db } from '../app/db/schema.ts'
import type { Log } from '../app/web/shop.server.ts'
import { inLog } from './log.ts'

/** Small, with rests between them: whoever buys meanwhile waits for one of them at most. */
const batch = 500
const rest = 100
const every = 60 * 60 * 1000

/**
 * Removes those who did not come for a year, and the keys of what was done long ago, now and every hour. Ends, within a batch,
 * when `closing` says so.
 */
export async function forgetVisitors(db: Db, log: Log, closing: AbortSignal): Promise<void> {
  const pause = (ms: number) => setTimeout(ms, undefined, { signal: closing, ref: false }).catch(() => {})
  const all = async (remove: () => Promise<number>) => {
    let removed = 0
    let last = batch
    while (last === batch && !closing.aborted) {
      last = await remove()
      removed += last
      await pause(rest)
    }
    return removed
  }
  while (!closing.aborted) {
    try {
      const removed = await all(() => removeForgottenVisitors(db, forgottenBefore(new Date()), batch))
      await all(() => removeDone(db, keyForgottenBefore(new Date()), batch))
      if (removed > 0) log('visitors-forgotten', { count: removed })
    } catch (error) {
      log('visitors-not-forgotten', { error: inLog(error) })
    }
    await pause(every)
  }
}

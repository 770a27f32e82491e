import { AsyncResource } from 'node:async_hooks'
import { setImmediate } from 'node:timers/promises'
import { DatabaseUnavailable } from '../outages/database-unavailable.server.ts'
import { isPostgres } from '../schema/engine.ts'
import type { Db, Tx } from '../schema/schema.ts'
import { Semaphore } from './semaphore.ts'

type Work<T> = (tx: Tx) => Promise<T>

interface PendingWork {
  work: Work<unknown>
  done: (result: unknown) => void
  failed: (error: unknown) => void
}

/** The maximum per commit, so that the next request does not wait for all of them. */
const maxPerCommit = 50

/** Concurrent writers on PostgreSQL; the pool has two more connections. */
const maxWriters = 10

interface Queue {
  waiting: PendingWork[]
  isRunning: boolean
}

const queues = new WeakMap<Db, Queue>()
const writers = new WeakMap<Db, Semaphore>()

/**
 * Runs small work in a transaction. On SQLite, concurrent work shares one transaction, because waiting for the disk takes
 * longer than the work. Each piece runs in the context of its caller, such as a request's language, and each caller gets its result
 * once it is on disk. PostgreSQL groups commits by itself.
 */
export function inOneCommit<T>(db: Db, work: Work<T>): Promise<T> {
  if (isPostgres(db)) {
    const slots = writers.get(db) ?? new Semaphore(maxWriters)
    writers.set(db, slots)
    return slots.use(() => db.transaction().execute(work))
  }
  const queue = queues.get(db) ?? { waiting: [], isRunning: false }
  queues.set(db, queue)
  return new Promise<T>((resolve, reject) => {
    queue.waiting.push({
      work: AsyncResource.bind(work),
      done: result => resolve(result as T),
      failed: reject,
    })
    if (!queue.isRunning) void commitAll(db, queue)
  })
}

async function commitAll(db: Db, queue: Queue): Promise<void> {
  queue.isRunning = true
  while (queue.waiting.length > 0) {
    await waitForBatch(queue.waiting)
    await commit(db, queue.waiting)
  }
  queue.isRunning = false
}

/** Waits until a turn of the event loop adds no more work: forms that arrive together are read one after another. */
async function waitForBatch(waiting: readonly PendingWork[]): Promise<void> {
  for (let known = 0; known < waiting.length && waiting.length < maxPerCommit; ) {
    known = waiting.length
    await setImmediate()
  }
}

/** Takes work from the queue once it has the lock, including what arrived while it waited. */
async function commit(db: Db, waiting: PendingWork[]): Promise<void> {
  const early = waiting.length
  const results: unknown[] = []
  let together: PendingWork[] = []
  let working = false
  try {
    await db.transaction().execute(async tx => {
      together = waiting.splice(0, maxPerCommit)
      working = true
      for (const { work } of together) results.push(await work(tx))
      working = false
    })
    together.forEach(({ done }, index) => {
      done(results[index])
    })
  } catch (error) {
    // Without the lock, no work was taken. Only work that waited this long gives up.
    if (together.length === 0) together = waiting.splice(0, early)
    // Nothing was written. If one piece failed, the others run again without it.
    const isOwnFault = working && !(error instanceof DatabaseUnavailable)
    if (isOwnFault && together.length > 1) for (const one of together) await commit(db, [one])
    else for (const { failed } of together) failed(error)
  }
}

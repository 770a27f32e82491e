import { setImmediate } from 'node:timers/promises'
import { isPostgres } from './columns.ts'
import { DatabaseUnavailable } from './database-unavailable.server.ts'
import type { Db, Tx } from './schema.ts'
import { Slots } from './slots.ts'

type Work<T> = (tx: Tx) => Promise<T>

interface Waiting {
  work: Work<unknown>
  done: (result: unknown) => void
  failed: (error: unknown) => void
}

/** So many at most wait for one commit: whoever comes next does not wait for all of them. */
const most = 50

/** So many write at the same time on PostgreSQL; the pool has two connections more. */
const maxWriters = 10

interface Queue {
  waiting: Waiting[]
  isRunning: boolean
}

const queues = new WeakMap<Db, Queue>()
const writers = new WeakMap<Db, Slots>()

/**
 * Does small work in a transaction; on SQLite in one with all the other work that came in the same moment. There one process
 * writes one after the other anyway, and waiting for the disk takes longer than the work: so all wait for it once. Each has
 * its result only when it is on the disk. PostgreSQL does the like by itself.
 */
export function inOneCommit<T>(db: Db, work: Work<T>): Promise<T> {
  if (isPostgres(db)) {
    const slots = writers.get(db) ?? new Slots(maxWriters)
    writers.set(db, slots)
    return slots.use(() => db.transaction().execute(work))
  }
  const queue = queues.get(db) ?? { waiting: [], isRunning: false }
  queues.set(db, queue)
  return new Promise<T>((resolve, reject) => {
    queue.waiting.push({ work, done: result => resolve(result as T), failed: reject })
    if (!queue.isRunning) void commitAll(db, queue)
  })
}

async function commitAll(db: Db, queue: Queue): Promise<void> {
  queue.isRunning = true
  while (queue.waiting.length > 0) {
    await allWhoCome(queue.waiting)
    await commit(db, queue.waiting)
  }
  queue.isRunning = false
}

/** Waits until a turn of the event loop brings nobody more: forms that came together are read one after the other. */
async function allWhoCome(waiting: readonly Waiting[]): Promise<void> {
  for (let known = 0; known < waiting.length && waiting.length < most; ) {
    known = waiting.length
    await setImmediate()
  }
}

/** Takes work out of `waiting` once it has the lock: what came while it waited for that is taken along. */
async function commit(db: Db, waiting: Waiting[]): Promise<void> {
  const early = waiting.length
  const results: unknown[] = []
  let together: Waiting[] = []
  let working = false
  try {
    await db.transaction().execute(async tx => {
      together = waiting.splice(0, most)
      working = true
      for (const { work } of together) results.push(await work(tx))
      working = false
    })
    together.forEach(({ done }, place) => {
      done(results[place])
    })
  } catch (error) {
    // Without the lock nothing was taken, and only those who have waited as long as one may give up.
    if (together.length === 0) together = waiting.splice(0, early)
    // Nothing was written. Where one of several failed, the others are not to suffer for it.
    const isOwnFault = working && !(error instanceof DatabaseUnavailable)
    if (isOwnFault && together.length > 1) for (const one of together) await commit(db, [one])
    else for (const { failed } of together) failed(error)
  }
}

import { setImmediate } from 'node:timers/promises'
import { isPostgres } from './columns.ts'
import type { Db, Tx } from './schema.ts'

type Work<T> = (tx: Tx) => Promise<T>

interface Waiting {
  work: Work<unknown>
  done: (result: unknown) => void
  failed: (error: unknown) => void
}

/** So many at most wait for one commit: whoever comes next does not wait for all of them. */
const most = 50

const queues = new WeakMap<Db, Waiting[]>()

/**
 * Does small work in a transaction; on SQLite in one with all the other work that came in the same moment. There one process
 * writes one after the other anyway, and waiting for the disk takes longer than the work: so all wait for it once. Each has
 * its result only when it is on the disk. PostgreSQL does the like by itself.
 */
export function inOneCommit<T>(db: Db, work: Work<T>): Promise<T> {
  if (isPostgres(db)) return db.transaction().execute(work)
  const queue = queues.get(db) ?? []
  queues.set(db, queue)
  return new Promise<T>((resolve, reject) => {
    queue.push({ work, done: result => resolve(result as T), failed: reject })
    // Whoever finds others here is taken along by them.
    if (queue.length === 1) void allWhoCome(queue).then(() => commitAll(db, queue))
  })
}

/** Waits until a turn of the event loop brings nobody more: forms that came together are read one after the other. */
async function allWhoCome(queue: readonly Waiting[]): Promise<void> {
  for (let known = 0; known < queue.length && queue.length < most; ) {
    known = queue.length
    await setImmediate()
  }
}

async function commitAll(db: Db, queue: Waiting[]): Promise<void> {
  while (queue.length > 0) await commit(db, queue.splice(0, most))
}

async function commit(db: Db, together: readonly Waiting[]): Promise<void> {
  const results: unknown[] = []
  let working = false
  try {
    await db.transaction().execute(async tx => {
      working = true
      for (const { work } of together) results.push(await work(tx))
      working = false
    })
    together.forEach(({ done }, place) => {
      done(results[place])
    })
  } catch (error) {
    // Nothing was written. Where one of several failed, the others are not to suffer for it.
    if (working && together.length > 1) for (const one of together) await commit(db, [one])
    else for (const { failed } of together) failed(error)
  }
}

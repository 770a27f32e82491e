import { closeSync, fdatasyncSync, openSync } from 'node:fs'
import Database from 'better-sqlite3'

/** How long opening waits for another process that opens the same file, in milliseconds. */
const openingTimeout = 5000

/** Pages of 4 KB per step. */
const pagesPerStep = 256

/** 8 MB: a commit of the shop waits for what the disk is flushing, so each flush is short. */
const stepsPerFlush = 8

/**
 * Copies a SQLite file as it is now, while others go on writing. An open transaction holds that moment: without one, each write by
 * another connection would make SQLite start over.
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  const source = new Database(from, { fileMustExist: true, timeout: openingTimeout })
  const copy = openSync(to, 'wx', 0o600)
  try {
    source.exec('begin')
    source.prepare('select name from sqlite_schema limit 1').get()
    let steps = 0
    await source.backup(to, {
      progress() {
        steps += 1
        if (steps % stepsPerFlush === 0) fdatasyncSync(copy)
        return pagesPerStep
      },
    })
  } finally {
    source.close()
    // Closed earlier, it would take SQLite's locks with it.
    closeSync(copy)
  }
}

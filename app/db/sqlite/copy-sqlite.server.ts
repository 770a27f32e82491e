import Database from 'better-sqlite3'

/** How long opening waits for another process that opens the same file, in milliseconds. */
const openingTimeout = 5000

/** Pages of 4 KB per step. */
const pagesPerStep = 256

/**
 * Copies a SQLite file as it is now, while others go on writing. An open transaction holds that moment: without one, each write by
 * another connection would make SQLite start over.
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  const source = new Database(from, { fileMustExist: true, timeout: openingTimeout })
  try {
    source.exec('begin')
    source.prepare('select name from sqlite_schema limit 1').get()
    await source.backup(to, {
      progress: () => pagesPerStep,
    })
  } finally {
    source.close()
  }
}

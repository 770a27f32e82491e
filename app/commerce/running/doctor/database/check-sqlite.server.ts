import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { SqliteFacts } from './database-rule.ts'

/** The bundle has the process's entry beside the server's. */
const entry = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './sqlite-process.server.ts' : './sqlite-process.js',
    import.meta.url,
  ),
)

/** A gigabyte takes about 20 seconds; in milliseconds. */
const timeout = 180_000

const run = promisify(execFile)

/** Reads a whole SQLite file in another process. Without lines if that took too long. */
export async function checkSqliteFile(file: string, closing: AbortSignal): Promise<SqliteFacts> {
  const limits = { timeout, signal: closing, killSignal: 'SIGKILL', env: {} } as const
  try {
    const { stdout } = await run(process.execPath, [entry, file], limits)
    return JSON.parse(stdout) as SqliteFacts
  } catch (error) {
    const { killed = false, name } = error as Error & { killed?: boolean }
    if (!killed && name !== 'AbortError') throw error
    return { bytes: (await stat(file)).size, lines: undefined, orphans: [] }
  }
}

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'

/** The end of a program's messages that is kept, in characters. */
const maxMessages = 2000

/** Another server may have other users. Nobody is there to type a password. */
const commonOptions = ['--no-owner', '--no-privileges', '--no-password']

type PostgresProgram = 'pg_dump' | 'pg_restore'

export type ProgramResult =
  | { ok: true }
  | { ok: false; reason: 'missing-program' }
  | { ok: false; reason: 'failed-program'; message: string }

/** Dumps a snapshot. If this process ends, so does `pg_dump`, because nobody reads it. */
export async function dumpDatabase(
  databaseUrl: string,
  { snapshot, write }: { snapshot: string; write: (chunks: AsyncIterable<Buffer>) => Promise<void> },
): Promise<ProgramResult> {
  const options = ['--format=custom', ...commonOptions, `--snapshot=${snapshot}`]
  const program = start('pg_dump', databaseUrl, options)
  const written = pipeline(program.process.stdout, write)
  return finish(program, written)
}

/** Restores a dump in one transaction. If this process ends before `input` does, nothing is restored. */
export async function restoreDatabase(databaseUrl: string, input: Readable): Promise<ProgramResult> {
  const { database } = new pg.Client({ connectionString: databaseUrl })
  const options = ['--single-transaction', '--exit-on-error', ...commonOptions]
  const program = start('pg_restore', databaseUrl, [...options, `--dbname=${database}`])
  return finish(program, pipeline(input, program.process.stdin).catch(ignoreUnreadRest))
}

/** `pg_restore` may end before it has read the last bytes. Its exit code says whether anything was missing. */
function ignoreUnreadRest(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
}

interface RunningProgram {
  process: ChildProcessWithoutNullStreams
  messages: () => string
  ended: Promise<unknown[]>
}

function start(name: PostgresProgram, databaseUrl: string, options: string[]): RunningProgram {
  const env = { ...process.env, ...connectionVariables(databaseUrl) }
  const child = spawn(name, options, { env, stdio: 'pipe' })
  let messages = ''
  child.stderr.on('data', chunk => (messages = `${messages}${chunk}`.slice(-maxMessages)))
  const ended = once(child, 'close')
  // It is awaited once the streams are done.
  ended.catch(() => {})
  return { process: child, messages: () => messages.trim(), ended }
}

async function finish({ messages, ended }: RunningProgram, streamed: Promise<void>): Promise<ProgramResult> {
  // A program that ends early breaks its stream; its own message says why.
  const failure = await streamed.then(
    () => undefined,
    (error: unknown) => error,
  )
  try {
    const [code] = await ended
    if (code !== 0) return { ok: false, reason: 'failed-program', message: messages() }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return { ok: false, reason: 'missing-program' }
    throw error
  }
  if (failure) throw failure
  return { ok: true }
}

/** The connection as libpq reads it from the environment: arguments would show the password to other users. */
function connectionVariables(databaseUrl: string): Record<string, string> {
  const { host, port, user, database, password } = new pg.Client({ connectionString: databaseUrl })
  const { searchParams } = new URL(databaseUrl)
  const ssl = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'].flatMap(name => {
    const value = searchParams.get(name)
    // Only node-postgres has this mode.
    return value ? [[`PG${name.toUpperCase()}`, value === 'no-verify' ? 'require' : value]] : []
  })
  return {
    PGHOST: host,
    PGPORT: String(port),
    ...(user && { PGUSER: user }),
    ...(database && { PGDATABASE: database }),
    ...(typeof password === 'string' && { PGPASSWORD: password }),
    ...Object.fromEntries(ssl),
  }
}

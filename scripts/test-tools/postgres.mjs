// Temporary PostgreSQL clusters for tests and benchmarks.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The folder with `initdb` and `postgres`; undefined if PostgreSQL isn't installed. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  const folders = [
    ...versions.map(version => path.join(debian, version, 'bin')),
    ...(configured ? [configured] : []),
  ]
  return folders.find(
    folder => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  )
}

/**
 * Starts a cluster on a free port; `url` is its maintenance database. Unless `durable`, it neither waits for the disk nor vacuums. `halt` stops
 * it like `pg_ctl stop -m fast`, `resume` starts it again with the same port and data, `stop` removes it.
 */
export async function startPostgres({ durable = false } = {}) {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL is missing. `npm test` installs it.')
  const folder = mkdtempSync(path.join(tmpdir(), 'tote-postgres-'))
  const owner = unprivilegedOwner(folder)
  const data = path.join(folder, 'data')
  const initialized = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'tote', '--auth=trust', '--no-sync', '--locale=C', '--encoding=UTF8'],
    { ...owner, cwd: folder, encoding: 'utf8' },
  )
  if (initialized.status !== 0) throw new Error(`initdb failed: ${initialized.stderr}`)
  const port = await freePort()
  const options = [
    ...['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
    ...(durable ? [] : ['fsync', 'full_page_writes', 'autovacuum'].flatMap(name => ['-c', `${name}=off`])),
    // Test processes keep connections for their next tests.
    ...(durable ? [] : ['-c', 'max_connections=300']),
  ]
  let server
  const resume = async () => {
    const stdio = ['ignore', 'ignore', 'pipe']
    server = spawn(path.join(bin, 'postgres'), options, { ...owner, cwd: folder, stdio })
    await untilPrinted(server, 'ready to accept connections')
  }
  const halt = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise(resolve => server.once('exit', resolve))
    server.kill('SIGINT')
    await ended
  }
  // If this process exits early, so does the cluster.
  const kill = () => {
    server.kill('SIGQUIT')
    // It may still be writing.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  process.on('exit', kill)
  await resume()
  return {
    url: `postgres://tote@127.0.0.1:${port}/postgres`,
    halt,
    resume,
    async stop() {
      process.off('exit', kill)
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root, so then it runs as its package's user. */
function unprivilegedOwner(folder) {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map(flag =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  )
  chownSync(folder, uid, gid)
  return { uid, gid }
}

function untilPrinted(server, text) {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stderr.on('data', chunk => {
      output += chunk
      if (output.includes(text)) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL exited: ${output}`)))
  })
}

function freePort() {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

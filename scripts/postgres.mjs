// A PostgreSQL of its own for tests and benches: a cluster in a temporary folder, on a free port, gone afterwards.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The folder with `initdb` and `postgres`; undefined when there is no PostgreSQL on this machine. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  const folders = [...versions.map(version => path.join(debian, version, 'bin')), ...(asked ? [asked] : [])]
  return folders.find(
    folder => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  )
}

/**
 * Starts a cluster; resolves when it takes connections. `url` names its maintenance database. Where it is not `durable` it
 * does not wait for the disk: no test cuts the power. `halt` ends it as `pg_ctl stop -m fast` does, `resume` starts it again on the
 * same port with the same data, and `stop` removes it.
 */
export async function startPostgres({ durable = false } = {}) {
  const bin = findPostgres()
  if (!bin)
    throw new Error('There is no PostgreSQL on this machine: `npm test` installs it, or install it yourself.')
  const folder = mkdtempSync(path.join(tmpdir(), 'tote-postgres-'))
  const owner = unprivilegedOwner(folder)
  const data = path.join(folder, 'data')
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'tote', '--auth=trust', '--no-sync', '--locale=C', '--encoding=UTF8'],
    { ...owner, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb did not succeed: ${made.stderr}`)
  const port = await freePort()
  const options = [
    ...['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
    ...(durable ? [] : ['-c', 'fsync=off']),
  ]
  let server
  const resume = async () => {
    const stdio = ['ignore', 'ignore', 'pipe']
    server = spawn(path.join(bin, 'postgres'), options, { ...owner, cwd: folder, stdio })
    await said(server, 'ready to accept connections')
  }
  const halt = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise(resolve => server.once('exit', resolve))
    server.kill('SIGINT')
    await ended
  }
  // Whoever ends early takes it along: it is nobody's any more.
  const endAtOnce = () => {
    server.kill('SIGQUIT')
    // It writes until it has gone.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  process.on('exit', endAtOnce)
  await resume()
  return {
    url: `postgres://tote@127.0.0.1:${port}/postgres`,
    halt,
    resume,
    async stop() {
      process.off('exit', endAtOnce)
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root: there it runs as the user that its package made. */
function unprivilegedOwner(folder) {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map(flag =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  )
  chownSync(folder, uid, gid)
  return { uid, gid }
}

function said(server, words) {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stderr.on('data', chunk => {
      output += chunk
      if (output.includes(words)) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL ended: ${output}`)))
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

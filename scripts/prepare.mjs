// Runs before anything is installed, on any Node: plain JavaScript without dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { exitWithError, messages, printLine } from './messages.mjs'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
export const pinnedNode = path.join(root, 'node_modules', '.bin', 'node')

const sources = [
  'app',
  'server',
  'demo',
  'public',
  'scripts/build.mjs',
  'package-lock.json',
  'tsconfig.json',
  'scripts/bundle',
  'vite.config.ts',
  'react-router.config.ts',
]

/** Installs if the lock file has changed. */
export function install() {
  const stamp = path.join(root, 'node_modules', '.tote-lock')
  const current = digest(['package-lock.json'])
  if (existsSync(pinnedNode) && readStamp(stamp) === current) return
  printLine(messages.installing)
  // Only the pinned Node needs its script, which installs this platform's binary.
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  run('npm', ['rebuild', 'node', '--loglevel=error'])
  removeHeaders()
  writeFileSync(stamp, current)
}

/** Node's package has 67 MB of C headers, which are only needed to build addons. */
function removeHeaders() {
  const packages = path.join(root, 'node_modules', 'node', 'node_modules')
  if (!existsSync(packages)) return
  for (const name of readdirSync(packages).filter(name => name.startsWith('node-')))
    rmSync(path.join(packages, name, 'include'), { recursive: true, force: true })
}

/** Builds if a source has changed. */
export function build() {
  const stamp = path.join(root, 'build', '.tote-sources')
  const current = digest(sources)
  if (readStamp(stamp) === current) return
  printLine(messages.building)
  rmSync(path.join(root, 'build'), { recursive: true, force: true })
  run(pinnedNode, [path.join('scripts', 'build.mjs')])
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, current)
}

/** Runs a command in the project's folder; if it fails, prints one line and exits. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (status === 0) return
  const reason = error ? error.message : messages.exitCode({ code: status })
  exitWithError(messages.commandFailed({ command: [path.basename(command), ...args].join(' '), reason }))
}

/** False when a command first runs on the machine's own Node. */
export function isPinnedNode() {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return process.versions.node === dependencies.node
}

/** Runs this command again on the pinned Node and exits with its code. */
export function continueOnPinnedNode() {
  const child = spawn(pinnedNode, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
}

/** A hash of the contents of files and folders, the same on every machine. */
function digest(paths) {
  const hash = createHash('sha256')
  for (const name of paths)
    for (const file of listFiles(path.join(root, name)))
      hash.update(file).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

function listFiles(file) {
  if (!existsSync(file)) return []
  if (!statSync(file).isDirectory()) return [path.relative(root, file)]
  return readdirSync(file)
    .sort()
    .flatMap(name => listFiles(path.join(file, name)))
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

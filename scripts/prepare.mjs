// Runs before anything is installed, on whatever Node the machine has: plain JavaScript, no dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

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
  'vite.config.ts',
  'react-router.config.ts',
]

/** Installs when the lock file changed since the last time. */
export function install() {
  const stamp = path.join(root, 'node_modules', '.tote-lock')
  const wanted = digest(['package-lock.json'])
  if (existsSync(pinnedNode) && readStamp(stamp) === wanted) return
  process.stdout.write('Installing packages. This is needed once and takes a minute.\n')
  // Only the pinned Node has a script that must run: it puts the binary of this platform in its place.
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  run('npm', ['rebuild', 'node', '--loglevel=error'])
  writeFileSync(stamp, wanted)
}

/** Builds when a source changed since the last time. */
export function build() {
  const stamp = path.join(root, 'build', '.tote-sources')
  const wanted = digest(sources)
  if (readStamp(stamp) === wanted) return
  process.stdout.write('Building the shop.\n')
  rmSync(path.join(root, 'build'), { recursive: true, force: true })
  run(pinnedNode, [path.join('scripts', 'build.mjs')])
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** Runs a command in the project's folder; ends this process with a plain line when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (status === 0) return
  const why = error ? error.message : `it ended with ${status}`
  process.stderr.write(`"${[path.basename(command), ...args].join(' ')}" did not succeed: ${why}.\n`)
  process.exit(1)
}

/** The first time a command runs on the machine's own Node, which may be another one. */
export function isPinnedNode() {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return process.versions.node === dependencies.node
}

/** Starts this very command again, and ends as it ends. */
export function continueOnPinnedNode() {
  const child = spawn(pinnedNode, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
}

/** One hash of the contents of files and folders, the same on every machine. */
function digest(places) {
  const hash = createHash('sha256')
  for (const place of places)
    for (const file of filesIn(path.join(root, place)))
      hash.update(file).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

function filesIn(place) {
  if (!existsSync(place)) return []
  const entries = readdirSync(path.dirname(place), { withFileTypes: true })
  if (!entries.find(entry => entry.name === path.basename(place))?.isDirectory())
    return [path.relative(root, place)]
  return readdirSync(place)
    .sort()
    .flatMap(name => filesIn(path.join(place, name)))
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

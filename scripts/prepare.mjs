// Runs before anything is installed, on any Node: plain JavaScript without dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { exitWithError, messages, printLine } from './messages.mjs'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

const { optionalDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

/** The versions of Node by platform, such as "linux-x64": a package is installed where it runs (decision 0001). */
export const platformsWithNode = Object.fromEntries(
  Object.entries(optionalDependencies).map(([name, version]) => [name.replace('node-', ''), version]),
)

/** The version that is tested. */
const testedVersion = platformsWithNode['linux-x64']

const pinnedVersion = platformsWithNode[`${process.platform}-${process.arch}`]

/** Elsewhere the machine's own Node, which has to be as new. */
export const pinnedNode =
  pinnedVersion === undefined ? process.execPath : path.join(root, 'node_modules', '.bin', 'node')

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

/** Installs if the lock file has changed. Runs no script of a package. */
export function install() {
  if (!isPinnedNode() && pinnedVersion === undefined)
    exitWithError(
      messages.nodeMissing({ platform: `${process.platform}-${process.arch}`, version: testedVersion }),
    )
  const stamp = path.join(root, 'node_modules', '.tote-lock')
  const current = digest(['package-lock.json'])
  if (existsSync(pinnedNode) && readStamp(stamp) === current) return
  printLine(messages.installing)
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  removeHeaders()
  writeFileSync(stamp, current)
}

/** Node's package has 67 MB of C headers, which are only needed to build addons. */
function removeHeaders() {
  for (const name of Object.keys(optionalDependencies))
    rmSync(path.join(root, 'node_modules', name, 'include'), { recursive: true, force: true })
}

/** Builds if a source has changed. */
export function build() {
  const stamp = path.join(root, 'build', '.tote-sources')
  const [builtContent, builtTimes] = readStamp(stamp).split('\n')
  // Reading all files takes a third of a start. It's only done once one seems to have changed.
  const times = digest(sources, file => `${statSync(file).size} ${statSync(file).mtimeMs}`)
  if (builtTimes === times) return
  const content = digest(sources)
  if (builtContent !== content) {
    printLine(messages.building)
    rmSync(path.join(root, 'build'), { recursive: true, force: true })
    run(pinnedNode, [path.join('scripts', 'build.mjs')])
    mkdirSync(path.dirname(stamp), { recursive: true })
  }
  writeFileSync(stamp, `${content}\n${times}`)
}

/** Runs a command in the project's folder; if it fails, prints one line and exits. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (status === 0) return
  const reason = error ? error.message : messages.exitCode({ code: status })
  exitWithError(messages.commandFailed({ command: [path.basename(command), ...args].join(' '), reason }))
}

/** False when a command first runs on the machine's own Node, or on one that is too old or untested. */
export function isPinnedNode() {
  const { node } = process.versions
  if (pinnedVersion !== undefined) return node === pinnedVersion
  const [major, minor] = node.split('.').map(Number)
  const [testedMajor, testedMinor] = testedVersion.split('.').map(Number)
  return major === testedMajor && minor >= testedMinor
}

/** Runs this command again on the pinned Node and exits with its code. */
export function continueOnPinnedNode() {
  const child = spawn(pinnedNode, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
}

/** A hash of the names and contents of files and folders, or of what else is read of each. */
function digest(paths, read = file => readFileSync(file)) {
  const hash = createHash('sha256')
  for (const name of paths)
    for (const file of listFiles(path.join(root, name))) hash.update(file).update(read(path.join(root, file)))
  return hash.digest('hex')
}

/** Without tests, which are not part of a build. */
function listFiles(file) {
  if (!existsSync(file)) return []
  if (!statSync(file).isDirectory()) return [path.relative(root, file)]
  return readdirSync(file)
    .filter(name => !/\.(test|fixture)\.tsx?$/.test(name))
    .sort()
    .flatMap(name => listFiles(path.join(file, name)))
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

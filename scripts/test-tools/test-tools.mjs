// Tools for the tests besides npm packages: Chromium and PostgreSQL.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { exitWithError, messages, printLine } from '../messages.mjs'
import { pinnedNode, root, run } from '../prepare.mjs'
import { findPostgres } from './postgres.mjs'

/** The same engine without windows needs a quarter of the CPU. */
const headlessShell = 'chromium-headless-shell'
const chromiums = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Returns the path of Chromium: the headless shell if found or installable, else any other, else Playwright's. */
export function ensureChromium() {
  if (process.env.TOTE_CHROMIUM) return process.env.TOTE_CHROMIUM
  const found = find([headlessShell])
  if (found) return found
  if (installFromDebian(headlessShell)) return find([headlessShell])
  const other = find(chromiums)
  if (other) return other
  const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  run(pinnedNode, [playwright, 'install', 'chromium'])
  const printPath =
    "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"
  return spawnSync(pinnedNode, ['-e', printPath], { cwd: root, encoding: 'utf8' }).stdout.trim()
}

/** Installs PostgreSQL if it's missing. */
export function ensurePostgres() {
  if (findPostgres() || (installFromDebian('postgresql') && findPostgres())) return
  exitWithError(messages.postgresMissing)
}

/**
 * A temporary folder in memory, because tests open hundreds of shops and none needs a disk. Undefined if there isn't enough
 * memory.
 */
export function makeMemoryFolder() {
  const memory = '/dev/shm'
  const needed = 2 * 1024 ** 3
  if (!existsSync(memory)) return undefined
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize < needed) return undefined
  const folder = mkdtempSync(path.join(memory, 'tote-'))
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o711)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function find(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap(name => folders.map(folder => path.join(folder, name))).find(file => existsSync(file))
}

/** As root, or by sudo without a password. */
function installFromDebian(name) {
  const succeeds = command => spawnSync(command[0], command.slice(1), { stdio: 'ignore' }).status === 0
  if (!succeeds(['apt-get', '--version'])) return false
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (asRoot.length > 0 && !succeeds(['sudo', '-n', 'true'])) return false
  printLine(messages.installingTool({ name }))
  const apt = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q']
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const { status } = spawnSync(apt[0], [...apt.slice(1), ...step], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) return false
  }
  return true
}

// What the tests need beside npm packages: a Chromium and a PostgreSQL, found or installed.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { findPostgres } from './postgres.mjs'
import { pinnedNode, root, run } from './prepare.mjs'

/** Chromium without windows: the same engine, and a journey costs it a quarter of the work. */
const withoutWindows = 'chromium-headless-shell'
const chromiums = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium: the one without windows, here or from Debian; else one that is here; else Playwright's own. */
export function chromium() {
  if (process.env.TOTE_CHROMIUM) return process.env.TOTE_CHROMIUM
  const found = find([withoutWindows])
  if (found) return found
  if (installFromDebian(withoutWindows)) return find([withoutWindows])
  const other = find(chromiums)
  if (other) return other
  const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  run(pinnedNode, [playwright, 'install', 'chromium'])
  const asked = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"
  return spawnSync(pinnedNode, ['-e', asked], { cwd: root, encoding: 'utf8' }).stdout.trim()
}

/** Makes sure that there is a PostgreSQL. */
export function postgres() {
  if (findPostgres() || (installFromDebian('postgresql') && findPostgres())) return
  process.stderr.write(
    'The tests need PostgreSQL, and it could not be installed here: please install it and try again.\n',
  )
  process.exit(1)
}

/**
 * A folder in memory for the shops of the tests, gone afterwards: they open hundreds, and no test cuts the power. Undefined where
 * there is none, or too little of it.
 */
export function memoryFolder() {
  const memory = '/dev/shm'
  const needed = 2 * 1024 ** 3
  if (!existsSync(memory)) return undefined
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize < needed) return undefined
  const folder = mkdtempSync(path.join(memory, 'tote-'))
  // PostgreSQL runs as a user of its own and has to get through.
  chmodSync(folder, 0o711)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function find(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap(name => folders.map(folder => path.join(folder, name))).find(file => existsSync(file))
}

/** Installs a Debian package where that is possible without a question: as root, or by sudo without a password. */
function installFromDebian(name) {
  const possible = command => spawnSync(command[0], command.slice(1), { stdio: 'ignore' }).status === 0
  if (!possible(['apt-get', '--version'])) return false
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (asRoot.length > 0 && !possible(['sudo', '-n', 'true'])) return false
  process.stdout.write(`Installing ${name} for the tests.\n`)
  const apt = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q']
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const { status } = spawnSync(apt[0], [...apt.slice(1), ...step], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) return false
  }
  return true
}

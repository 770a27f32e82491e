// `npm test`: everything that must hold before a change may land, on a machine that has only git and npm.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, install, pinnedNode, root, run } from './prepare.mjs'

install()
const { chromium, postgres } = await import('./test-tools.mjs')
postgres()
process.env.TOTE_CHROMIUM = chromium()
process.env.TMPDIR = memoryFolder() ?? tmpdir()

const bin = (...parts) => path.join(root, 'node_modules', ...parts)
step('Format and lint', bin('@biomejs', 'biome', 'bin', 'biome'), ['ci', '--error-on-warnings', '.'])
step('Types of the routes', bin('@react-router', 'dev', 'bin.cjs'), ['typegen'])
step('Types', bin('typescript', 'bin', 'tsc'), ['--noEmit', '-p', '.'])
build()
step('Rules, use cases and requests', bin('vitest', 'vitest.mjs'), ['run'])
step('Journeys', bin('@playwright', 'test', 'cli.js'), ['test'])

/**
 * A folder in memory for the shops of the tests, gone afterwards: they open hundreds, and no test cuts the power. Undefined where
 * there is none, or too little of it.
 */
function memoryFolder() {
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

function step(name, script, args) {
  process.stdout.write(`\n== ${name}\n`)
  run(pinnedNode, [script, ...args])
}

// `npm test`: everything that must hold before a change may land, on a machine that has only git and npm.
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, install, pinnedNode, root, run } from './prepare.mjs'

install()
const { chromium, memoryFolder, postgres } = await import('./test-tools.mjs')
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

function step(name, script, args) {
  process.stdout.write(`\n== ${name}\n`)
  run(pinnedNode, [script, ...args])
}

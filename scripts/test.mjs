// `npm test`: checks in minutes, on a machine with only git and npm. `--all`: slow tests, too, and all tests of databases on both.
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exitWithError, messages } from './messages.mjs'
import { build, install, pinnedNode, root, run } from './prepare.mjs'

install()
const { ensureChromium, ensurePostgres, makeMemoryFolder } = await import('./test-tools/test-tools.mjs')
ensurePostgres()
process.env.TOTE_CHROMIUM = ensureChromium()
process.env.TMPDIR = makeMemoryFolder() ?? tmpdir()
if (process.argv.includes('--all')) process.env.TOTE_TESTS = 'all'

const { steps } = messages
const bin = (...parts) => path.join(root, 'node_modules', ...parts)
step(steps.routeTypes, bin('@react-router', 'dev', 'bin.cjs'), ['typegen'])
// They run beside the build.
const lint = startStep(steps.lint, bin('@biomejs', 'biome', 'bin', 'biome'), [
  'ci',
  '--error-on-warnings',
  '.',
])
const unused = startStep(steps.unused, bin('knip', 'bin', 'knip.js'), [])
const types = startStep(steps.types, bin('typescript', 'bin', 'tsc'), ['--noEmit', '-p', '.'])
build()
await finishStep(lint)
await finishStep(unused)
await finishStep(types)
// Both wait often enough to share the cores. The journeys say what they did when the tests have ended.
const journeys = startStep(steps.playwright, bin('@playwright', 'test', 'cli.js'), ['test'])
const tests = startStep(steps.vitest, bin('vitest', 'vitest.mjs'), ['run'], 'inherit')
await Promise.all([tests.code, journeys.code])
await finishStep(journeys)
await finishStep(tests)

function step(name, script, args) {
  process.stdout.write(`\n== ${name}\n`)
  run(pinnedNode, [script, ...args])
}

/** Starts a step that prints nothing until it is finished, unless it inherits the terminal. */
function startStep(name, script, args, output = 'pipe') {
  const child = spawn(pinnedNode, [script, ...args], { cwd: root, stdio: ['ignore', output, output] })
  const step = { name, command: [path.basename(script), ...args].join(' '), output: '' }
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', text => {
      step.output += text
    })
  step.code = new Promise(resolve => child.once('close', resolve))
  return step
}

async function finishStep(step) {
  const code = await step.code
  process.stdout.write(`\n== ${step.name}\n${step.output}`)
  if (code === 0) return
  exitWithError(messages.commandFailed({ command: step.command, reason: messages.exitCode({ code }) }))
}

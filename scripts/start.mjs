// `npm start`: installs, builds, opens the shop; each only when it is needed.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build, install, pinnedNode, root } from './prepare.mjs'

const { values } = parseArgs({ options: { empty: { type: 'boolean', default: false } } })
install()
build()

if (process.versions.node === pinnedVersion()) {
  process.env.NODE_ENV = 'production'
  const { start } = await import(pathToFileURL(path.join(root, 'build', 'server', 'index.js')).href)
  await start({ clientFolder: path.join(root, 'build', 'client'), empty: values.empty })
} else {
  continueOnPinnedNode()
}

function pinnedVersion() {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).dependencies.node
}

/** The first time this runs on the machine's own Node, which may be another one. */
function continueOnPinnedNode() {
  const child = spawn(pinnedNode, process.argv.slice(1), {
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
}

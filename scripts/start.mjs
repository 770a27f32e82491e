// `npm start`: installs and builds if necessary, then opens the shop.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { exitWithError, messages } from './messages.mjs'
import { build, continueOnPinnedNode, install, isPinnedNode, root } from './prepare.mjs'

const options = readOptions()
if (!options) exitWithError(messages.startUsage)
install()
build()

if (isPinnedNode()) {
  process.env.NODE_ENV = 'production'
  // Saves a fifth of the time until the shop is open, from the second start on. The machine's own Node may not have it.
  const { enableCompileCache } = await import('node:module')
  enableCompileCache(path.join(root, 'build', '.compile-cache'))
  const { start } = await import(pathToFileURL(path.join(root, 'build', 'server', 'index.js')).href)
  await start({ clientFolder: path.join(root, 'build', 'client'), ...options })
} else {
  continueOnPinnedNode()
}

/** How to fill a new database; undefined if the arguments are invalid. */
function readOptions() {
  try {
    const { values } = parseArgs({ options: { demo: { type: 'boolean' }, empty: { type: 'boolean' } } })
    if (values.demo && values.empty) return undefined
    return { firstOpening: values.demo ? 'demo' : values.empty ? 'empty' : undefined }
  } catch {
    return undefined
  }
}

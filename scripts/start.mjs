// `npm start`: installs, builds, opens the shop; each only when it is needed.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build, continueOnPinnedNode, install, isPinnedNode, root } from './prepare.mjs'

const asked = readFirstOpening()
if (!asked) {
  process.stderr.write('Say npm start, npm start -- --demo or npm start -- --empty. Nothing was changed.\n')
  process.exit(1)
}
install()
build()

if (isPinnedNode()) {
  process.env.NODE_ENV = 'production'
  const { start } = await import(pathToFileURL(path.join(root, 'build', 'server', 'index.js')).href)
  await start({ clientFolder: path.join(root, 'build', 'client'), ...asked })
} else {
  continueOnPinnedNode()
}

/** What a new database is to be filled with; undefined when the arguments say something else. */
function readFirstOpening() {
  try {
    const { values } = parseArgs({ options: { demo: { type: 'boolean' }, empty: { type: 'boolean' } } })
    if (values.demo && values.empty) return undefined
    return { firstOpening: values.demo ? 'demo' : values.empty ? 'empty' : undefined }
  } catch {
    return undefined
  }
}

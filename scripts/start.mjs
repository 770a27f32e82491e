// `npm start`: installs, builds, opens the shop; each only when it is needed.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build, continueOnPinnedNode, install, isPinnedNode, root } from './prepare.mjs'

const { values } = parseArgs({ options: { empty: { type: 'boolean', default: false } } })
install()
build()

if (isPinnedNode()) {
  process.env.NODE_ENV = 'production'
  const { start } = await import(pathToFileURL(path.join(root, 'build', 'server', 'index.js')).href)
  await start({ clientFolder: path.join(root, 'build', 'client'), empty: values.empty })
} else {
  continueOnPinnedNode()
}

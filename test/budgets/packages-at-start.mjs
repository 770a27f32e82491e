// Opens the built shop in the data folder it's given, answers a page, and prints the packages that were loaded for it, apart
// from those of a platform.
import { registerHooks } from 'node:module'
import path from 'node:path'

const packages = new Set()
registerHooks({
  load(url, context, nextLoad) {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? []
    if (name && !name.startsWith('@img/')) packages.add(name)
    return nextLoad(url, context)
  },
})

const { openShop, createShopServer } = await import(path.resolve('build/server/index.js'))
const log = () => {}
const open = await openShop({ dataDir: process.argv[2], warmPictures: false, log })
const server = createShopServer({ pages: () => open.pages, clientFolder: path.resolve('build/client'), log })
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
const { status } = await fetch(`http://127.0.0.1:${server.address().port}/`)
server.close()
server.closeAllConnections()
await open.close()
process.stdout.write(JSON.stringify({ status, packages: [...packages].sort() }))

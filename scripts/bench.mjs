// `npm run bench`: installs and builds like `npm start`, then measures the built shop on the pinned Node.
import path from 'node:path'
import { build, install, pinnedNode, run } from './prepare.mjs'

install()
build()
run(pinnedNode, [path.join('bench', 'bench.ts'), ...process.argv.slice(2)])

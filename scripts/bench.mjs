// `npm run bench`: installs and builds like `npm start`, then measures the built shop on the pinned Node.
import path from 'node:path'
import { build, install, pinnedNode, run } from './prepare.mjs'

install()
build()
const args = process.argv.slice(2)
if (!/only=(http|finding|expensive|cart)/.test(args.join('='))) {
  const { chromium } = await import('./test-tools.mjs')
  process.env.TOTE_CHROMIUM = chromium()
}
run(pinnedNode, [path.join('bench', 'bench.ts'), ...args])

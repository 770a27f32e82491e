// `npm run bench`: installs and builds if necessary, then measures the shop on the pinned Node.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { build, install, pinnedNode, root, run } from './prepare.mjs'

install()
build()
const args = process.argv.slice(2)
if (
  !/only=(http|catalog-index|search-quality|expensive|cart|changes|sign-in-timing|office-orders|backups)/.test(
    args.join('='),
  )
) {
  const { ensureChromium } = await import('./test-tools/test-tools.mjs')
  process.env.TOTE_CHROMIUM = ensureChromium()
}
if (!/only/.test(args.join()) || /only=(lighthouse|office-accessibility)/.test(args.join('='))) {
  const folder = path.join(root, 'bench', 'lighthouse')
  if (!existsSync(path.join(folder, 'node_modules')))
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
}
run(pinnedNode, [path.join('bench', 'bench.ts'), ...args])

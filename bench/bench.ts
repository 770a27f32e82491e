import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { measureFirstViews } from './first-view.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measurePages } from './pages.ts'
import { startShop, stopServers } from './servers.ts'

const parts = ['http', 'bytes', 'lighthouse']
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '15' },
    runs: { type: 'string', default: '3' },
  },
})
if (values.only !== undefined && !parts.includes(values.only)) {
  console.error(`--only is "${values.only}", but must be one of ${parts.join(', ')}.`)
  process.exit(1)
}
const wanted = (part: string) => values.only === undefined || values.only === part

const folder = mkdtempSync(path.join(tmpdir(), 'tote-bench-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

// What was not reached is printed and is no failure; what could not be measured is thrown and is one.
try {
  const shop = await startShop(folder, 'page cache')
  if (wanted('http')) console.log(await measurePages(folder, shop, Number(values.rounds)))
  if (wanted('bytes')) console.log(await measureFirstViews(shop))
  if (wanted('lighthouse')) console.log(await measureLighthouse(shop, Number(values.runs)))
} finally {
  await stopServers()
}

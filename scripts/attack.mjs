// `npm run attack`: the attack on the built shop, with ten times the requests of `npm test` unless TOTE_REQUESTS says how many.
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, install, pinnedNode, root, run } from './prepare.mjs'

install()
const { memoryFolder, postgres } = await import('./test-tools.mjs')
postgres()
process.env.TMPDIR = memoryFolder() ?? tmpdir()
process.env.TOTE_REQUESTS ??= '200000'
build()
run(pinnedNode, [path.join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', 'test/attack'])

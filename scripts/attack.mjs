// `npm run attack`: many more hostile requests than `npm test` sends, 100,000 or TOTE_REQUESTS on each database.
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, install, pinnedNode, root, run } from './prepare.mjs'

install()
const { ensurePostgres, makeMemoryFolder } = await import('./test-tools/test-tools.mjs')
ensurePostgres()
process.env.TMPDIR = makeMemoryFolder() ?? tmpdir()
process.env.TOTE_REQUESTS ??= '100000'
build()
run(pinnedNode, [path.join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', 'test/attack'])

// `npm run attack`: ten times the hostile requests of `npm test`, or as many as TOTE_REQUESTS.
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, install, pinnedNode, root, run } from './prepare.mjs'

install()
const { ensurePostgres, makeMemoryFolder } = await import('./test-tools/test-tools.mjs')
ensurePostgres()
process.env.TMPDIR = makeMemoryFolder() ?? tmpdir()
process.env.TOTE_REQUESTS ??= '200000'
build()
run(pinnedNode, [path.join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', 'test/attack'])

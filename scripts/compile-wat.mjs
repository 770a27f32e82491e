import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

// The compiler is needed only when the source changes, so it is not among the dependencies.
const compiler = 'wabt@1.0.39'

const source = path.join(import.meta.dirname, '#commerce/catalog/index/slots/count-both.wat')
const folder = mkdtempSync(path.join(tmpdir(), 'tote-wat-'))
try {
  const output = path.join(folder, 'count-both.wasm')
  execFileSync('npx', ['--yes', '--package', compiler, 'wat2wasm', source, '--output', output], {
    stdio: 'inherit',
  })
  const hash = createHash('sha256').update(readFileSync(source)).digest('hex')
  const lines = [
    '// Compiled from count-both.wat by `npm run compile-wat`.',
    '',
    'export const countBothWasm =',
    `  '${readFileSync(output).toString('base64')}'`,
    '',
    `export const countBothSourceHash = '${hash}'`,
    '',
  ]
  writeFileSync(source.replace(/\.wat$/, '.wasm.ts'), lines.join('\n'))
} finally {
  rmSync(folder, { recursive: true })
}

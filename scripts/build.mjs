// Builds the shop and compresses its static files once, so that the server only has to send them.
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root } from './prepare.mjs'

const reactRouter = path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
const { status, stdout, stderr } = spawnSync(process.execPath, [reactRouter, 'build'], {
  cwd: root,
  encoding: 'utf8',
})
if (status !== 0) {
  process.stderr.write(`${stdout}${stderr}\nThe shop could not be built: the reason stands above.\n`)
  process.exit(1)
}

// The demo shop finds its pictures beside its code, here as in the sources.
cpSync(path.join(root, 'demo', 'pictures'), path.join(root, 'build', 'server', 'pictures'), {
  recursive: true,
})

const client = path.join(root, 'build', 'client')

// The server's bundle has a stylesheet of its own, which comes along although no page links to it.
const server = readFileSync(path.join(root, 'build', 'server', 'index.js'), 'utf8')
for (const name of readdirSync(path.join(client, 'assets')))
  if (name.endsWith('.css') && !server.includes(name)) rmSync(path.join(client, 'assets', name))

for (const name of readdirSync(client, { recursive: true })) {
  if (!/\.(js|css|svg|txt)$/.test(name)) continue
  const file = path.join(client, name)
  const content = readFileSync(file)
  if (content.length < 1000) continue
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}

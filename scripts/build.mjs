// Builds the shop and compresses its static files.
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { browserManifest } from './bundle/browser-manifest.ts'
import { exitWithError, messages } from './messages.mjs'
import { root } from './prepare.mjs'

const reactRouter = path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
const folder = path.join(root, 'build')
const client = path.join(folder, 'client')
const assets = path.join(client, 'assets')
const otherLanguages = ['de']

// Each language is a client build, because a page's scripts contain the messages of one language only.
for (const language of otherLanguages) {
  build(language)
  renameSync(folder, `${folder}-${language}`)
}
build('en')
for (const language of otherLanguages) {
  const from = path.join(`${folder}-${language}`, 'client', 'assets')
  // Scripts without messages are the same file in each build.
  cpSync(from, assets, { recursive: true })
  const name = readdirSync(from).find(name => /^manifest-.*\.js$/.test(name))
  const [, manifest] = readFileSync(path.join(from, name), 'utf8').match(/^[^=]+=(.*?);?\s*$/s)
  writeFileSync(path.join(folder, 'server', `manifest-${language}.json`), manifest)
  rmSync(`${folder}-${language}`, { recursive: true })
}

// The demo shop's code looks for its pictures and texts beside itself.
for (const name of ['pictures', 'texts'])
  cpSync(path.join(root, 'demo', name), path.join(folder, 'server', name), { recursive: true })

// The server's build adds a stylesheet that no page links to.
const server = readFileSync(path.join(folder, 'server', 'index.js'), 'utf8')
for (const name of readdirSync(assets))
  if (name.endsWith('.css') && !server.includes(name)) rmSync(path.join(assets, name))

for (const name of readdirSync(assets).filter(name => name.startsWith('manifest-'))) {
  const file = path.join(assets, name)
  writeFileSync(file, browserManifest(readFileSync(file, 'utf8')))
}

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

function build(language) {
  rmSync(folder, { recursive: true, force: true })
  const { status, stdout, stderr } = spawnSync(process.execPath, [reactRouter, 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TOTE_BUILD_LANGUAGE: language },
  })
  if (status === 0) return
  process.stderr.write(`${stdout}${stderr}\n`)
  exitWithError(messages.buildFailed)
}

// Builds the shop and compresses its static files.
import { spawn } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { browserManifest } from './bundle/browser-manifest.ts'
import { exitWithError, messages, printLine } from './messages.mjs'
import { root } from './prepare.mjs'

const reactRouter = path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
const folder = path.join(root, 'build')
const client = path.join(folder, 'client')
const assets = path.join(client, 'assets')
const server = path.join(folder, 'server')

/** Shoppers load nothing of the office, and the messages of one language: those are builds of their own. */
const clients = [
  { area: 'storefront', language: 'en' },
  { area: 'storefront', language: 'de' },
  { area: 'office', language: 'en' },
]

/** Each build of scripts has the same. */
const warnings = new Set()
rmSync(folder, { recursive: true, force: true })
await Promise.all([build({}), ...clients.map(build)])
for (const warning of warnings) printLine(warning)
// The server's build leaves empty scripts and the styles of single files: no page loads them.
for (const name of readdirSync(assets)) if (/\.(js|css)$/.test(name)) rmSync(path.join(assets, name))
for (const { area, language } of clients) {
  const from = path.join(folderOf({ area, language }), 'client', 'assets')
  // Scripts without messages are the same file in each build.
  cpSync(from, assets, { recursive: true })
  const name = readdirSync(from).find(name => /^manifest-.*\.js$/.test(name))
  const [, manifest] = readFileSync(path.join(from, name), 'utf8').match(/^[^=]+=(.*?);?\s*$/s)
  writeFileSync(path.join(server, `manifest-${area}-${language}.json`), manifest)
  rmSync(folderOf({ area, language }), { recursive: true })
}

const { unguardedOfficeRoutes } = await import(path.join(server, 'index.js'))
const open = unguardedOfficeRoutes()
if (open.length > 0) {
  rmSync(folder, { recursive: true })
  exitWithError(messages.unguardedRoutes({ routes: open.join(', ') }))
}

// The demo shop's code looks for its pictures, files and texts beside itself.
for (const name of ['pictures', 'files', 'texts'])
  cpSync(path.join(root, 'demo', name), path.join(server, name), { recursive: true })

for (const name of readdirSync(assets).filter(name => name.startsWith('manifest-'))) {
  const file = path.join(assets, name)
  writeFileSync(file, browserManifest(readFileSync(file, 'utf8')))
}

await Promise.all(readdirSync(client, { recursive: true }).map(compress))

/** On a thread of its own: the strongest compression takes seconds. */
async function compress(name) {
  if (!/\.(js|css|svg|txt)$/.test(name)) return
  const file = path.join(client, name)
  const content = readFileSync(file)
  if (content.length < 200) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }))
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}

function folderOf({ area, language }) {
  return area ? `${folder}-${area}-${language}` : folder
}

function build({ area, language }) {
  const child = spawn(process.execPath, [reactRouter, 'build'], {
    cwd: root,
    env: {
      ...process.env,
      TOTE_BUILD_FOLDER: path.relative(root, folderOf({ area, language })),
      ...(area && { TOTE_BUILD_AREA: area, TOTE_BUILD_LANGUAGE: language }),
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (output += text))
  return new Promise(resolve =>
    child.on('close', code => {
      if (code === 0) {
        for (const [warning] of output.matchAll(/^.*react-router.* lacks .*(\n {2}.*)*\n.*$/gm))
          warnings.add(warning)
        return resolve()
      }
      process.stderr.write(`${output}\n`)
      exitWithError(messages.buildFailed)
    }),
  )
}

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, minify, type Plugin, transformWithOxc } from 'vite'
import { unusedLibraryCode } from './scripts/bundle/unused-library-code.ts'

/** What every page and every product card starts with. */
const everywhere =
  'root|storefront/(?:layout|page-boundary|product-controls/product-actions)|ui/(?:breadcrumb|card|marked-text|rich-text|swatch)/|commerce/values/(?:money|whole-number)\\.'
/** What several pages share, but not all. */
const fields = 'commerce/values/typed/|ui/(?:field|notice)/|messages/(?:../)?form-errors\\.'
const addresses = 'commerce/values/addresses/|ui/address/|storefront/checkout/form/address'
const orders =
  'storefront/(?:orders|payments|withdrawal)/|commerce/(?:orders|payments|after-sale)/|messages/(?:../)?(?:orders|returns)\\.'
const cart =
  'commerce/cart/(?!quantity-input)[\\w.-]+$|storefront/(?:cart|product-controls/add-to-cart)/|ui/sheet/'
const product = 'ui/stars/|storefront/(?:product|back-in-stock|product-controls)/|messages/(?:../)?product\\.'
const wishes = '(?:commerce/cart|storefront)/wish-lists/'

/**
 * Each page loads its own file and two or three shared ones instead of ten small ones: fewer requests, better compression.
 * The first group that names a file takes it and everything it imports, messages included.
 */
const react = { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }
const storefrontChunks = [
  react,
  { name: 'shop', test: inApp(everywhere) },
  { name: 'fields', test: inApp(fields), minShareCount: 2 },
  { name: 'addresses', test: inApp(addresses), minShareCount: 2 },
  { name: 'orders', test: inApp(orders), minShareCount: 2 },
  { name: 'cart', test: inApp(cart), minShareCount: 2 },
  { name: 'product', test: inApp(product), minShareCount: 2 },
  { name: 'wishes', test: inApp(wishes), minShareCount: 2 },
]

/** Every page of the office has its frame and parts. */
const officeChunks = [react, { name: 'office', test: inApp('office/(?:frame|office-document|ui)') }]

function inApp(paths: string): RegExp {
  return new RegExp(`/app/(?:${paths})`)
}

/** Entries beside the server's bundle: threads for invoices, with their fonts, and backups, and processes for pictures and the doctor. */
const otherEntries: Plugin = {
  name: 'tote:other-entries',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart() {
    const folder = './app/commerce/payments/invoices/pdf'
    this.emitFile({
      type: 'chunk',
      id: `${folder}/document-worker.server.ts`,
      fileName: 'document-worker.js',
    })
    const database = './app/commerce/running/doctor/database/sqlite-process.server.ts'
    this.emitFile({ type: 'chunk', id: database, fileName: 'sqlite-process.js' })
    const backup = './app/commerce/running/backups/backup-worker.server.ts'
    this.emitFile({ type: 'chunk', id: backup, fileName: 'backup-worker.js' })
    const pictures = './app/commerce/catalog/pictures/process/picture-worker.server.ts'
    this.emitFile({ type: 'chunk', id: pictures, fileName: 'picture-worker.js' })
    const fonts = `${folder}/text/fonts`
    for (const font of readdirSync(fonts).filter(name => name.endsWith('.ttf')))
      this.emitFile({ type: 'asset', fileName: `fonts/${font}`, source: readFileSync(`${fonts}/${font}`) })
  },
}

/** A page ships the messages of one language: each language has a client build of its own, and the server has them all. */
const language = process.env.TOTE_BUILD_LANGUAGE ?? 'en'
const area = process.env.TOTE_BUILD_AREA
const oneLanguage: Plugin = {
  name: 'tote:one-language',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const [, subject] = id.match(/\/app\/messages\/((?:office\/)?[\w-]+)\.ts$/) ?? []
    if (subject === 'current-currency')
      return 'export const currentCurrency = () => document.documentElement.dataset.currency'
    if (subject === 'current-emails')
      return 'export const sendsEmails = () => !document.documentElement.dataset.noEmails'
    if (subject === 'current-language') return `export const currentLanguage = () => '${language}'`
    const [, name] = code.match(/^export const (\w+)(?:: .+)? = inLanguage\b/m) ?? []
    if (!name) return undefined
    if (language !== 'en' && existsSync(`app/messages/${language}/${subject}.ts`))
      return `import messages from './${language}/${subject}.ts'\nexport const ${name} = messages`
    const plain = code
      .replace(/^import \{ inLanguage \}.*\n/m, '')
      .replaceAll(/= inLanguage(?:<\w+>)?\(/g, '= (')
    if (/\binLanguage\b/.test(plain)) this.error(`${id} uses inLanguage in a way that scripts don't know.`)
    return plain
  },
}

/** The server's build makes no scripts: those of each area and language are builds of their own. */
const serverOnly: Plugin = {
  name: 'tote:server-only',
  applyToEnvironment: ({ name }) => name === 'client' && !area,
  transform: (_, id) =>
    /\?__react-router-build-client-route$|\/app\/entry\.client\.tsx$/.test(id) ? 'export {}' : undefined,
}

/** Loads a part of a page that is imported later, and with it what that needs. Vite's own function also handles stylesheets. */
const shortPreload: Plugin = {
  name: 'tote:short-preload',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: id =>
    id === '\0vite/preload-helper.js'
      ? `export const __vitePreload = (load, files = []) => {
          for (const file of files)
            document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }))
          return load()
        }`
      : undefined,
}

/** The script at the end of each page, which is the text of a function, in its shortest form. */
const shortStartScript: Plugin = {
  name: 'tote:short-start-script',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async transform(source, id) {
    if (!id.endsWith('/app/web/pages/start-page.ts')) return undefined
    const { code } = await transformWithOxc(source, id)
    const { code: short } = await minify(
      'start-page.js',
      code.replace('export function', 'export default function'),
    )
    return `export const startPage = ${JSON.stringify(short.replace(/^export default |;?\s*$/g, ''))}`
  },
}

const classNames = new Map<string, string>()

/** Pages repeat the names of CSS classes hundreds of times. The same in each build. */
function shortClassName(name: string, file: string): string {
  const source = `${path.relative(import.meta.dirname, file)} ${name}`
  const short = `_${createHash('sha256').update(source).digest('base64url').slice(0, 5)}`
  const other = classNames.get(short) ?? source
  if (other !== source) throw new Error(`${source} and ${other} get the same class name.`)
  classNames.set(short, source)
  return short
}

/** In the office's scripts its root takes the place of the storefront's. */
const officeRoot: Plugin = {
  name: 'tote:office-root',
  transform: (_, id) =>
    area === 'office' && id.endsWith('/app/root.tsx')
      ? "export { default, ErrorBoundary, Layout } from './office/office-document.tsx'"
      : undefined,
}

export default defineConfig({
  plugins: [
    reactRouter(),
    serverOnly,
    otherEntries,
    shortStartScript,
    shortPreload,
    oneLanguage,
    officeRoot,
    unusedLibraryCode(area ? 'client' : 'ssr'),
  ],
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    // Small pictures and fonts stay files of their own: `data:` addresses would have to be allowed in the policy.
    assetsInlineLimit: 0,
    // One stylesheet of 9 KB for the whole shop: a page never waits for a second one.
    cssCodeSplit: !area,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: { codeSplitting: { groups: area === 'office' ? officeChunks : storefrontChunks } },
        },
      },
    },
    // The server is one bundle: HTTP, jobs and pages share every module, so there is one database, one catalogue.
    ssr: {
      // Opening their files would take a fifth of a start.
      resolve: { noExternal: ['kysely', 'react-router'] },
      build: { rollupOptions: { input: area ? './scripts/bundle/manifest-only.mjs' : './server/main.ts' } },
    },
  },
})

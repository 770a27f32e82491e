import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** Matches the messages of these subjects. */
const messages = (subjects: string) => `messages/(?:(?:en|de)/)?(?:${subjects})\\.`

/** Messages of what is on every page. Everything else must not weigh on first views. */
const onEveryPage = messages(
  'compare-status|error|footer|header|hearts|in-language|current-language|format|plural|pending-changes|product-controls|search|shared',
)

/**
 * Each page loads its own file and two or three shared ones instead of ten small ones: fewer requests, better compression.
 * Code that only listings, product pages, carts, wish lists or buyers use stays out of the file that every page loads.
 */
const listing = `storefront/listing/|${messages('listing')}`
const product = `storefront/product/|storefront/back-in-stock/back-in-stock-form|storefront/product-controls/(color-picker|quantity-stepper|variant-url)|commerce/catalog/variant-selection|${messages('product|reviews|back-in-stock|variants')}`
const cart = `commerce/cart/(?!quantity-input)|storefront/product-controls/add-to-cart/(live-cart|new-cart-line|read-cart-change)|storefront/cart/|ui/sheet/|${messages('cart|cart-notices|cart-results')}`
const wishes = `commerce/wish-lists/(?!heart\\.)|storefront/wish-lists/|${messages('wish-lists|shared-list')}`
const buying = `ui/field/|storefront/(checkout|orders|payments|withdrawal)/|commerce/(addresses|checkout|delivery|emails|invoices|orders|payments|pricing|returns|warranty|withdrawals)/|${messages('addresses|checkout|claims|orders|payments|promotions|returns|withdrawal')}`
const later =
  'storefront/product-controls/add-to-cart/(panel/|options-|add-to-cart-dialog)|storefront/pending-changes/(page-sender|change-sender|post-change|change-response)|commerce/visitors/'

const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'shop',
    test: new RegExp(
      `/app/(?:${onEveryPage}|(?!messages/|${product}|${listing}|${cart}|${wishes}|${buying}|${later}))`,
    ),
    minShareCount: 2,
  },
  { name: 'listing', test: new RegExp(`/app/(?:${listing})`), minShareCount: 2 },
  { name: 'cart', test: new RegExp(`/app/(${cart})`), minShareCount: 2 },
  { name: 'product', test: new RegExp(`/app/(${product})`), minShareCount: 2 },
  { name: 'wishes', test: new RegExp(`/app/(${wishes})`), minShareCount: 2 },
  { name: 'buying', test: new RegExp(`/app/(${buying})`), minShareCount: 2 },
]

/** Beside the server's bundle stands the entry of the thread that prints invoices. */
const invoiceThread: Plugin = {
  name: 'tote:invoice-thread',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart() {
    const id = './app/commerce/invoices/invoice-worker.server.ts'
    this.emitFile({ type: 'chunk', id, fileName: 'invoice-worker.js' })
  },
}

/** A page ships the messages of one language: each language has a client build of its own, and the server has them all. */
const language = process.env.TOTE_BUILD_LANGUAGE ?? 'en'
const oneLanguage: Plugin = {
  name: 'tote:one-language',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const [, subject] = id.match(/\/app\/messages\/([\w-]+)\.ts$/) ?? []
    if (subject === 'current-language') return `export const currentLanguage = () => '${language}'`
    const [, name] = code.match(/^export const (\w+) = inLanguage\(/m) ?? []
    if (subject && name)
      return `import messages from './${language}/${subject}.ts'\nexport const ${name} = messages`
    return undefined
  },
}

export default defineConfig({
  plugins: [reactRouter(), invoiceThread, oneLanguage],
  build: {
    target: 'es2022',
    // Small pictures and fonts stay files of their own: `data:` addresses would have to be allowed in the policy.
    assetsInlineLimit: 0,
    // One stylesheet of 9 KB for the whole shop: a page never waits for a second one.
    cssCodeSplit: false,
  },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: chunks } } } } },
    // The server is one bundle: HTTP, jobs and pages share every module, so there is one database, one catalogue.
    ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
  },
})

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * Two or three files beside each page's own instead of ten small ones: fewer requests, and what is alike compresses together.
 * What only listings or only product pages share does not burden the others; nor do the cart and the wish lists, which come
 * when they are wanted, nor what only buyers see.
 */
const product = 'storefront/product/|commerce/catalog/choice'
const cart = 'commerce/cart/(?!wished)|storefront/cart/(live-cart|line-of|page/)|ui/sheet/'
const wishes = 'commerce/wish-lists/(?!heart\\.)|storefront/wish-lists/(?!hearts/)'
const buying =
  'ui/field/|storefront/(checkout|orders|payments|withdrawal)/|commerce/(addresses|checkout|delivery|invoices|letters|orders|payments|pricing|returns|warranty|withdrawals)/'
const later =
  'storefront/cart/(panel|choice)/|storefront/sending/(page-sending|sender|post|answer)|commerce/visitors/'

const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'shop',
    test: new RegExp(
      `/app/(?!${product}|storefront/listing/|${cart}|${wishes}|${buying}|${later})|node_modules/lucide-react/`,
    ),
    minShareCount: 2,
  },
  { name: 'listing', test: /\/app\/storefront\/listing\//, minShareCount: 2 },
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

export default defineConfig({
  plugins: [reactRouter(), invoiceThread],
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

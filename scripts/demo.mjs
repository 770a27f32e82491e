// `npm run demo -- --products 100000`: installs if necessary, then adds products to the shop that `npm start` opens.
import { parseArgs } from 'node:util'
import { exitWithError, messages } from './messages.mjs'
import { continueOnPinnedNode, install, isPinnedNode } from './prepare.mjs'

/** SKUs have seven digits. */
const max = 9_999_999

const products = readProducts()
if (products === undefined) exitWithError(messages.demoUsage({ max }))
install()
if (isPinnedNode()) {
  const { addDemoProducts } = await import('./demo/add-demo-products.ts')
  await addDemoProducts(products)
} else {
  continueOnPinnedNode()
}

/** Undefined if the arguments are invalid. */
function readProducts() {
  try {
    const { values } = parseArgs({ options: { products: { type: 'string' } } })
    const number = /^[0-9]{1,7}$/.test(values.products ?? '') ? Number(values.products) : 0
    return number >= 1 ? number : undefined
  } catch {
    return undefined
  }
}

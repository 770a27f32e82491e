// `npm run demo -- --products 100000`: installs like `npm start`, then fills the shop that `npm start` would open.
import { parseArgs } from 'node:util'
import { continueOnPinnedNode, install, isPinnedNode } from './prepare.mjs'

/** What 7 digits of a SKU number. */
const most = 9_999_999

const products = readProducts()
if (products === undefined) {
  process.stderr.write(
    `Say how many products, from 1 to ${most}: npm run demo -- --products 100000. Nothing was changed.\n`,
  )
  process.exit(1)
}
install()
if (isPinnedNode()) {
  const { fillShop } = await import('./fill-shop.ts')
  await fillShop(products)
} else {
  continueOnPinnedNode()
}

/** undefined when the arguments say something else, or nothing. */
function readProducts() {
  try {
    const { values } = parseArgs({ options: { products: { type: 'string' } } })
    const number = /^[0-9]{1,7}$/.test(values.products ?? '') ? Number(values.products) : 0
    return number >= 1 ? number : undefined
  } catch {
    return undefined
  }
}

import { countProducts } from '#commerce/catalog/products/staff-list/product-list-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { productListMessages as texts } from '#messages/office/products.ts'
import { readProductListUrl, toProductFilter } from './product-list-url.ts'
import { type ProductTabId, productTabs } from './product-tabs.ts'

/** More are "99+". */
const maxCounted = 99

/** How many products the views have, in words; nothing for empty ones and those that take long to count. */
export async function countTabs(
  db: Db,
  { currency, lowStock }: { currency: string; lowStock: number },
): Promise<Partial<Record<ProductTabId, string>>> {
  const counts: Partial<Record<ProductTabId, string>> = {}
  for (const { id, isCounted, list } of productTabs) {
    if (!isCounted) continue
    const filter = toProductFilter(readProductListUrl(new URLSearchParams(list)), currency)
    const text = texts.count(await countProducts(db, filter, { lowStock, max: maxCounted }), maxCounted)
    if (text !== undefined) counts[id] = text
  }
  return counts
}

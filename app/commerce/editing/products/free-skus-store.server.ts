import type { Tx } from '#db/schema/schema.ts'
import { firstFreeName } from './name-slug.ts'
import { readTakenSkus } from './product-edit-store.server.ts'

/** Numbers tried behind a SKU. Those of former products with the same slug stay taken. */
const triedNumbers = 50

/** The first free SKU for each suggested one, in the same order, none of them twice. */
export async function findFreeSkus(tx: Tx, suggested: readonly string[]): Promise<string[]> {
  const taken = await readTakenSkus(tx, suggested)
  const numbered = [...taken].flatMap(withNumbers)
  for (const sku of await readTakenSkus(tx, numbered)) taken.add(sku)
  return suggested.map(sku => {
    const free = firstFreeName(sku, taken)
    taken.add(free)
    return free
  })
}

function withNumbers(sku: string): string[] {
  return Array.from({ length: triedNumbers }, (_, at) => `${sku}-${at + 2}`)
}

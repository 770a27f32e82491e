import { addProcessState, readProcessState, replaceProcessState } from '#db/process-state-store.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'

/** How many products the big shop ever had, so that one the merchant removed or renamed does not come back. */
const name = 'big_shop_products'

export async function readBigProductCount(db: Db): Promise<number> {
  return Number((await readProcessState(db, name)) ?? 0)
}

/** False when another process has moved the count from where both read it. */
export async function advanceBigProductCount(tx: Tx, from: number, to: number): Promise<boolean> {
  if (from === 0) await addProcessState(tx, name, '0')
  return replaceProcessState(tx, name, { from: String(from), to: String(to) })
}

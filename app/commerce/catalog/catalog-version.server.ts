import type { Db, Tx } from '../../db/schema.ts'

/** Stands among changed products for all of them, also for brands, categories and whatever else they are found by. */
export const everyProduct = 0

/** With more of them at once, reading everything anew is sooner done. */
const mostChanges = 5000

/** How many versions back it is known what changed. Who is further behind reads everything anew. */
export const rememberedVersions = 10_000

/**
 * Call it in every transaction that changes what shoppers see, with the products that changed: those that came, went, or
 * are found or shown differently. The row of the version is locked until the transaction ends, so versions are in the
 * order of their commits.
 */
export async function bumpCatalogVersion(tx: Tx, changed: readonly number[] = []): Promise<void> {
  const { version } = await tx
    .updateTable('catalog_version')
    .set(row => ({ version: row('version', '+', 1) }))
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow()
  const products = changed.length > mostChanges ? [everyProduct] : [...new Set(changed)]
  const rows = products.map(product_id => ({ version, product_id }))
  if (rows.length > 0) await tx.insertInto('catalog_change').values(rows).execute()
  await tx
    .deleteFrom('catalog_change')
    .where('version', '<', version - rememberedVersions)
    .execute()
}

export async function readCatalogVersion(db: Db): Promise<number> {
  const { version } = await db
    .selectFrom('catalog_version')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return version
}

/** The catalogue version as this process knows it: a change, by whichever process, shows within half a second. */
export class CatalogVersion {
  readonly #db: Db
  readonly #onFailure: (error: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #current = 0
  #failing = false

  constructor(db: Db, onFailure: (error: unknown) => void) {
    this.#db = db
    this.#onFailure = onFailure
  }

  get current(): number {
    return this.#current
  }

  /** Reads the version, throwing when that fails, and follows it from then on. */
  async follow(everyMs = 500): Promise<void> {
    this.#current = await readCatalogVersion(this.#db)
    const again = () => {
      this.#timer = setTimeout(() => this.#poll().then(again), everyMs).unref()
    }
    again()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  async #poll(): Promise<void> {
    try {
      this.#current = await readCatalogVersion(this.#db)
      this.#failing = false
    } catch (error) {
      if (!this.#failing) this.#onFailure(error)
      this.#failing = true
    }
  }
}

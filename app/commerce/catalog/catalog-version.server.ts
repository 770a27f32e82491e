import type { Db, Tx } from '../../db/schema.ts'

/** Call it in every transaction that changes what shoppers see. */
export async function bumpCatalogVersion(tx: Tx): Promise<void> {
  await tx
    .updateTable('catalog_version')
    .set(row => ({ version: row('version', '+', 1) }))
    .where('id', '=', 1)
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

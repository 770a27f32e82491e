import { DatabaseUnavailable } from '../../db/database-unavailable.server.ts'
import type { Db } from '../../db/schema.ts'
import {
  everyProduct,
  readCatalogVersion,
  readChangedProducts,
  rememberedVersions,
} from '../catalog/catalog-version-store.server.ts'
import { Pace } from '../search/pace.ts'
import type { CatalogModel } from './catalog-model.ts'
import { readFactsOf, readFeatured, readTaxonomy } from './facts-store.server.ts'
import { loadCatalog, loadDescriptions, warmUp } from './load-catalog.server.ts'

/** How often it is asked whether another process changed the catalogue, in milliseconds. */
const defaultEvery = 500

/** How many changed products are searched one by one before they are brought into the common form. */
const mostUnsettled = 300

/** How many changed products are read at once. */
const batch = 500

/**
 * The catalogue as this process knows it: the model, and the version that it follows. A change, by whichever process, shows
 * within half a second.
 */
export class Catalog {
  readonly #db: Db
  readonly #onFailure: (error: unknown) => void
  #model: CatalogModel
  #version: number
  #foundBy: string
  #timer: NodeJS.Timeout | undefined
  #following: Promise<void> | undefined
  #describing: Promise<void> = Promise.resolve()
  #allFound = false
  /** The database went away while descriptions were read. */
  #cutShort = false
  #again = false
  #failing = false
  #stopped = false

  /** Reads everything, throwing when that fails, and follows what changes from then on. */
  static async open(db: Db, onFailure: (error: unknown) => void, everyMs = defaultEvery): Promise<Catalog> {
    // The version first: what changes while everything is read is then read once more.
    const version = await readCatalogVersion(db)
    const foundBy = await readFoundBy(db)
    const catalog = new Catalog(db, onFailure, await loadCatalog(db), version, foundBy)
    await warmUp(db, catalog.model)
    catalog.#describe()
    catalog.#followEvery(everyMs)
    return catalog
  }

  private constructor(
    db: Db,
    onFailure: (error: unknown) => void,
    model: CatalogModel,
    version: number,
    foundBy: string,
  ) {
    this.#db = db
    this.#onFailure = onFailure
    this.#model = model
    this.#version = version
    this.#foundBy = foundBy
  }

  get model(): CatalogModel {
    return this.#model
  }

  get version(): number {
    return this.#version
  }

  /** Changes with whatever is found and shown: with the version, and when words are found in descriptions too. */
  get state(): string {
    return this.#allFound ? `${this.#version}` : `${this.#version}-without-descriptions`
  }

  /** Ends when words are found in descriptions too. */
  get described(): Promise<void> {
    return this.#describing
  }

  /** Ends when nothing of it asks the database any more. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await Promise.all([this.#following, this.#describing])
  }

  #describe(): void {
    const model = this.#model
    const wanted = () => !this.#stopped && this.#model === model
    this.#allFound = false
    this.#cutShort = false
    this.#describing = loadDescriptions(this.#db, model, wanted).then(
      () => {
        if (this.#model === model) this.#allFound = true
      },
      error => {
        if (!wanted()) return
        this.#cutShort = error instanceof DatabaseUnavailable
        this.#onFailure(error)
      },
    )
  }

  /** Follows at once what was changed: after a change of one's own, or when the database says that there is one. */
  follow(): Promise<void> {
    // Whoever follows just now may have looked before this change: they look once more.
    if (this.#following) this.#again = true
    this.#following ??= this.#followAll().finally(() => {
      this.#following = undefined
    })
    return this.#following
  }

  async #followAll(): Promise<void> {
    do {
      this.#again = false
      await this.#follow()
    } while (this.#again && !this.#stopped)
  }

  #followEvery(everyMs: number): void {
    if (this.#stopped) return
    this.#timer = setTimeout(() => this.follow().then(() => this.#followEvery(everyMs)), everyMs).unref()
  }

  async #follow(): Promise<void> {
    try {
      const version = await readCatalogVersion(this.#db)
      if (this.#cutShort) this.#describe()
      if (version !== this.#version) {
        await this.#catchUp(version)
        this.#version = version
      }
      this.#failing = false
    } catch (error) {
      if (!this.#failing && !this.#stopped) this.#onFailure(error)
      this.#failing = true
    }
  }

  async #catchUp(version: number): Promise<void> {
    const foundBy = await readFoundBy(this.#db)
    const changed = await readChangedProducts(this.#db, this.#version, version)
    const lost = version < this.#version || version - this.#version > rememberedVersions
    if (lost || foundBy !== this.#foundBy || changed.includes(everyProduct)) {
      this.#model = await loadCatalog(this.#db)
      this.#foundBy = foundBy
      this.#describe()
      return
    }
    const pace = new Pace()
    for (let at = 0; at < changed.length; at += batch) {
      const ids = changed.slice(at, at + batch)
      const facts = new Map((await readFactsOf(this.#db, ids)).map(product => [product.id, product]))
      for (const id of ids) {
        const product = facts.get(id)
        if (product) this.#model.put(product)
        else this.#model.remove(id)
        if (pace.due()) await pace.rest()
      }
      if (this.#model.text.unsettled >= mostUnsettled) await this.#model.text.settle()
    }
  }
}

/** What all products are found and ordered by: when it changes, everything is read anew. */
async function readFoundBy(db: Db): Promise<string> {
  return JSON.stringify([await readTaxonomy(db), await readFeatured(db)])
}

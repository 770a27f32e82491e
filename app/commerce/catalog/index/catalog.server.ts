import { DatabaseUnavailable } from '#db/outages/database-unavailable.server.ts'
import type { Db } from '#db/schema/schema.ts'
import {
  allProductsId,
  maxStoredVersions,
  readCatalogVersion,
  readChangedProducts,
} from '../products/catalog-version-store.server.ts'
import { readArrangements, readSynonyms } from '../search/search-answer-store.server.ts'
import { Synonyms } from '../search/synonyms.ts'
import { TimeSlice } from '../search/words/time-slice.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { readFactsByIds, readFeatured } from './facts/product-facts-store.server.ts'
import { readTaxonomy } from './facts/taxonomy-store.server.ts'
import { loadCatalogIndex, loadDescriptions, warmUpIndex } from './load-catalog-index.server.ts'

/** How often the version is read, in milliseconds, to notice changes by other processes. */
const defaultPollInterval = 500

/** Above this many pending changes, the text index merges them: each slows searches down a little. */
const maxPendingChanges = 300

/** How many changed products are read at once. */
const changeBatchSize = 500

/** The catalog as this process knows it. Changes by any process are visible within half a second. */
export class Catalog {
  readonly #db: Db
  readonly #onFailure: (error: unknown) => void
  #index: CatalogIndex
  #version: number
  /** Taxonomy and featured products as JSON: when they change, everything is reloaded. */
  #structure: string
  #timer: NodeJS.Timeout | undefined
  #refreshing: Promise<void> | undefined
  #loadingDescriptions: Promise<void> = Promise.resolve()
  #hasDescriptions = false
  /** The database became unavailable while descriptions were loaded. */
  #descriptionsInterrupted = false
  #refreshAgain = false
  #failing = false
  #stopped = false

  /** Loads everything, throwing on failure, and follows changes from then on. */
  static async open(
    db: Db,
    onFailure: (error: unknown) => void,
    pollInterval = defaultPollInterval,
  ): Promise<Catalog> {
    // The version is read first: what changes during the load is then read once more.
    const version = await readCatalogVersion(db)
    const structure = await readStructure(db)
    const catalog = new Catalog(db, onFailure, await loadCatalogIndex(db), version, structure)
    await catalog.#readAnswers()
    await warmUpIndex(db, catalog.index)
    catalog.#loadDescriptions()
    catalog.#poll(pollInterval)
    return catalog
  }

  private constructor(
    db: Db,
    onFailure: (error: unknown) => void,
    index: CatalogIndex,
    version: number,
    structure: string,
  ) {
    this.#db = db
    this.#onFailure = onFailure
    this.#index = index
    this.#version = version
    this.#structure = structure
  }

  get index(): CatalogIndex {
    return this.#index
  }

  get version(): number {
    return this.#version
  }

  /** Changes whenever results may change: with the version, and when descriptions become searchable. */
  get revision(): string {
    return this.#hasDescriptions ? `${this.#version}` : `${this.#version}-without-descriptions`
  }

  /** Resolves when descriptions are searchable. */
  get descriptionsLoaded(): Promise<void> {
    return this.#loadingDescriptions
  }

  /** Resolves when it no longer uses the database. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await Promise.all([this.#refreshing, this.#loadingDescriptions])
  }

  #loadDescriptions(): void {
    const index = this.#index
    const isCurrent = () => !this.#stopped && this.#index === index
    this.#hasDescriptions = false
    this.#descriptionsInterrupted = false
    this.#loadingDescriptions = loadDescriptions(this.#db, index, isCurrent).then(
      () => {
        if (this.#index === index) this.#hasDescriptions = true
      },
      error => {
        if (!isCurrent()) return
        this.#descriptionsInterrupted = error instanceof DatabaseUnavailable
        this.#onFailure(error)
      },
    )
  }

  /** Catches up with the database immediately: after a change in this process, or when the database notifies us. */
  refresh(): Promise<void> {
    // A refresh in progress may have read the version before this change.
    if (this.#refreshing) this.#refreshAgain = true
    this.#refreshing ??= this.#refreshUntilCurrent().finally(() => {
      this.#refreshing = undefined
    })
    return this.#refreshing
  }

  async #refreshUntilCurrent(): Promise<void> {
    do {
      this.#refreshAgain = false
      await this.#refreshOnce()
    } while (this.#refreshAgain && !this.#stopped)
  }

  #poll(interval: number): void {
    if (this.#stopped) return
    this.#timer = setTimeout(() => this.refresh().then(() => this.#poll(interval)), interval).unref()
  }

  async #refreshOnce(): Promise<void> {
    try {
      const version = await readCatalogVersion(this.#db)
      if (this.#descriptionsInterrupted) this.#loadDescriptions()
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
    const structure = await readStructure(this.#db)
    const changed = await readChangedProducts(this.#db, this.#version, version)
    const isTooFarBehind = version < this.#version || version - this.#version > maxStoredVersions
    if (isTooFarBehind || structure !== this.#structure || changed.includes(allProductsId)) {
      this.#index = await loadCatalogIndex(this.#db)
      this.#structure = structure
      await this.#readAnswers()
      this.#loadDescriptions()
      return
    }
    await this.#readAnswers()
    for (let start = 0; start < changed.length; start += changeBatchSize)
      await this.#readChanged(changed.slice(start, start + changeBatchSize))
  }

  /** The merchant's synonyms and arrangements of searches. */
  async #readAnswers(): Promise<void> {
    this.#index.text.synonyms = new Synonyms(await readSynonyms(this.#db))
    this.#index.arrangements = await readArrangements(this.#db)
  }

  async #readChanged(ids: readonly number[]): Promise<void> {
    const slice = new TimeSlice()
    const facts = new Map((await readFactsByIds(this.#db, ids)).map(product => [product.id, product]))
    for (const id of ids) {
      const product = facts.get(id)
      if (product) this.#index.put(product)
      else this.#index.remove(id)
      if (slice.isOver()) await slice.next()
    }
    if (this.#index.text.pendingCount >= maxPendingChanges) await this.#index.text.merge()
  }
}

async function readStructure(db: Db): Promise<string> {
  return JSON.stringify([await readTaxonomy(db), await readFeatured(db)])
}

import type { Schema, Tx } from '#db/schema/schema.ts'
import { allProductsId, bumpCatalogVersion } from '../../catalog/products/catalog-version-store.server.ts'
import { countReviews } from '../../catalog/products/count-reviews-store.server.ts'
import { recordAllPrices, recordAskedPrices } from '../../catalog/products/prices/asked-price-store.server.ts'
import { ChangeRefused, type ChangeStep, pickColumns, type TableRow } from './change-set.ts'
import { addChangedRows } from './change-set-store.server.ts'
import { rulesOf } from './editable-tables.ts'
import { keepsOwner } from './owners-store.server.ts'
import { chunksOf } from './row-store.server.ts'

/** The steps of one transaction, and which products they change for shoppers. */
export class ChangeLog {
  readonly #tx: Tx
  readonly #changeSetId: number
  readonly #firstPosition: number
  readonly #rows: Schema['changed_row'][] = []
  readonly #products = new Set<number>()
  readonly #reviewedProducts = new Set<number>()
  readonly #pricedVariants = new Set<number>()
  readonly #pricedProducts = new Set<number>()
  #hasOtherCurrency = false
  #isVisible = false

  constructor(tx: Tx, changeSetId: number, firstPosition = 0) {
    this.#tx = tx
    this.#changeSetId = changeSetId
    this.#firstPosition = firstPosition
  }

  get length(): number {
    return this.#rows.length
  }

  /** `row` has all columns, after the change or before it was deleted. */
  add(step: ChangeStep, row: TableRow): void {
    const { before, after } = step
    const changed = after && Object.keys(after)
    const values = rulesOf(step.table)?.personal
      ? { before: null, after: JSON.stringify(changed) }
      : { before: before && JSON.stringify(before), after: after && JSON.stringify(after) }
    this.#push(step, { ...values, refusal: null })
    this.#show(step, row)
    this.#notePrices(step)
    if (step.table === 'review') this.#reviewedProducts.add(Number(row.product_id))
  }

  addSkipped(step: ChangeStep, refusal: object): void {
    this.#push(step, { before: null, after: null, refusal: JSON.stringify(refusal) })
  }

  /** Shoppers see these products differently. */
  showProducts(ids: Iterable<number>): void {
    for (const id of ids) this.#products.add(id)
    this.#isVisible ||= this.#products.size > 0
  }

  /** Refuses a change that leaves the shop without an owner. */
  async save(now: Date): Promise<void> {
    const isAboutStaff = this.#rows.some(({ table_name }) => table_name === 'staff')
    if (isAboutStaff && !(await keepsOwner(this.#tx)))
      throw new ChangeRefused({ ok: false, reason: 'last-owner' })
    await addChangedRows(this.#tx, this.#rows)
    await countReviews(this.#tx, [...this.#reviewedProducts])
    if (this.#isVisible) await bumpCatalogVersion(this.#tx, [...this.#products])
    await this.#recordPrices(now)
  }

  /** Behind the lock of the catalog version, so that concurrent changes are recorded one after the other. */
  async #recordPrices(now: Date): Promise<void> {
    const tx = this.#tx
    if (this.#hasOtherCurrency) await recordAllPrices(tx, now)
    for (const ids of chunksOf([...this.#pricedVariants])) await recordAskedPrices(tx, 'variant.id', ids, now)
    for (const ids of chunksOf([...this.#pricedProducts]))
      await recordAskedPrices(tx, 'variant.product_id', ids, now)
  }

  #notePrices({ table, key, before, after }: ChangeStep): void {
    const changes = (...columns: string[]) => columns.some(column => column in (after ?? before ?? {}))
    if (table === 'setting') this.#hasOtherCurrency ||= key.name === 'currency'
    if (table === 'variant' && changes('price', 'compare_at_price', 'removed_at'))
      this.#pricedVariants.add(Number(key.id))
    if (table === 'product' && before && changes('published_at', 'removed_at'))
      this.#pricedProducts.add(Number(key.id))
  }

  #push(
    { table, key }: ChangeStep,
    values: Pick<Schema['changed_row'], 'before' | 'after' | 'refusal'>,
  ): void {
    const columns = rulesOf(table)?.key ?? Object.keys(key)
    this.#rows.push({
      change_set_id: this.#changeSetId,
      position: this.#firstPosition + this.#rows.length,
      table_name: table,
      row_key: JSON.stringify(pickColumns(key, columns)),
      ...values,
    })
  }

  #show({ table, before, after }: ChangeStep, row: TableRow): void {
    const rules = rulesOf(table)
    if (!rules || rules.visible === 'nothing') return
    const changed = before && after ? Object.keys(after) : undefined
    if (changed?.every(column => rules.hidden?.includes(column))) return
    this.#isVisible = true
    if (rules.visible === 'catalog') this.#products.add(allProductsId)
    if (rules.visible !== 'product') return
    const column = table === 'product' ? 'id' : 'product_id'
    for (const id of [row[column], before?.[column]]) if (typeof id === 'number') this.#products.add(id)
  }
}

import { cellField } from '#commerce/editing/products/product-values.ts'
import type { CellEdit, CellPlace, GridSize } from './grid-cells.ts'
import { gridCells } from './grid-columns.ts'
import type { SheetRow } from './sheet-rows.ts'

/** Texts of cells by field, such as "price-12". */
export type CellTexts = Readonly<Record<string, string | undefined>>

/**
 * The texts of all cells, whether their rows are on the screen or not. A place counts the rows that the filter shows; edits and
 * `textAt` count all of them.
 */
export class GridSheet {
  readonly rows: readonly SheetRow[]
  #order: readonly number[]
  /** By row. */
  readonly #places: Map<number, number> = new Map()
  readonly #rowOfId: ReadonlyMap<number, number>
  readonly #texts: string[][]
  /** The rows that differ from what the page showed, and those written since somebody asked. */
  readonly #edited = new Set<number>()
  #written = new Set<number>()

  constructor(rows: readonly SheetRow[], typed: CellTexts = {}) {
    this.rows = rows
    this.#order = rows.map((_, row) => row)
    this.#rowOfId = new Map(rows.map(({ id }, row) => [id, row]))
    this.#texts = rows.map(({ before }) => [...before])
    this.show(this.#order)
    for (const [field, text] of Object.entries(typed)) {
      const cell = this.cellOf(field)
      if (cell && text !== undefined) this.set(cell, text)
    }
  }

  get size(): GridSize {
    return { rows: this.#order.length, columns: gridCells.length }
  }

  /** Shows these rows only. */
  show(order: readonly number[]): void {
    this.#order = order
    this.#places.clear()
    for (const [place, row] of order.entries()) this.#places.set(row, place)
  }

  /** The row of a place, counted among all. */
  rowAt({ row }: CellPlace): number {
    return this.#order[row]!
  }

  /** The cell of a field by its row among all; undefined for other fields. */
  cellOf(field: string): CellPlace | undefined {
    const [, cell, id] = /^([a-z_]+)-(\d+)$/.exec(field) ?? []
    const column = gridCells.indexOf(cell as (typeof gridCells)[number])
    const row = this.#rowOfId.get(Number(id))
    return column === -1 || row === undefined ? undefined : { row, column }
  }

  /** Undefined for other fields, and for rows that the filter hides. */
  placeOf(field: string): CellPlace | undefined {
    const cell = this.cellOf(field)
    return cell && this.placeOfCell(cell)
  }

  placeOfCell({ row, column }: CellPlace): CellPlace | undefined {
    const place = this.#places.get(row)
    return place === undefined ? undefined : { row: place, column }
  }

  fieldOf({ row, column }: CellPlace): string {
    return cellField(gridCells[column]!, this.rows[row]!.id)
  }

  textAt({ row, column }: CellPlace): string {
    return this.#texts[row]![column]!
  }

  beforeAt({ row, column }: CellPlace): string {
    return this.rows[row]!.before[column]!
  }

  textsOf(row: number): readonly string[] {
    return this.#texts[row]!
  }

  isEdited(cell: CellPlace): boolean {
    return this.textAt(cell) !== this.beforeAt(cell)
  }

  set({ row, column }: CellPlace, text: string): void {
    const texts = this.#texts[row]!
    if (texts[column] === text) return
    texts[column] = text
    this.#written.add(row)
    if (texts.every((text, at) => text === this.rows[row]!.before[at])) this.#edited.delete(row)
    else this.#edited.add(row)
  }

  /** The rows written since this was asked before. */
  takeWritten(): Set<number> {
    const written = this.#written
    this.#written = new Set()
    return written
  }

  /** Edits of places as edits of rows, which stay what they are under another filter. */
  ofRows(edits: readonly CellEdit[]): CellEdit[] {
    return edits.map(edit => ({ ...edit, row: this.rowAt(edit) }))
  }

  /** The cells whose texts differ from `base`, or from what the page showed where that says nothing. */
  changedFrom(base: CellTexts): { field: string; before: string; text: string }[] {
    const cells = new Map<string, CellPlace>()
    for (const row of this.#edited)
      for (const column of gridCells.keys()) cells.set(this.fieldOf({ row, column }), { row, column })
    for (const field of Object.keys(base)) {
      const cell = this.cellOf(field)
      if (cell) cells.set(field, cell)
    }
    return [...cells].flatMap(([field, cell]) => {
      const [before, text] = [base[field] ?? this.beforeAt(cell), this.textAt(cell)]
      return before === text ? [] : [{ field, before, text }]
    })
  }
}

import { checkVariantCells, type VariantTexts } from '#commerce/editing/products/check-variant-cells.ts'
import type { VariantCell } from '#commerce/editing/products/product-values.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { recordErrorText } from '#messages/record-errors.ts'
import { gridCells, gridColumns } from './grid-columns.ts'
import type { CellTexts, GridSheet } from './grid-sheet.ts'
import type { GridTable } from './grid-table.ts'
import { showMargin } from './margin-cell.tsx'

const messages = productEditorMessages.variants
const barcodeColumn = gridCells.indexOf('barcode')

export interface WrongCell {
  /** The name of its input. */
  field: string
  /** "Price of Clay, XL". */
  label: string
  /** The fault, in a sentence. */
  text: string
}

/** The id of the sentence about a wrong cell. */
export const noteIdOf = (field: string) => `${field}-note`

interface RefusedCell {
  text: string
  /** The sentence holds for this text only. */
  typed: string
}

/** Knows the wrong cells of a grid: those that break a rule, and those that the shop refused as they are now. */
export class GridChecks {
  readonly #grid: GridTable
  readonly #sheet: GridSheet
  readonly #currency: string
  readonly #labels: readonly string[]
  readonly #report: (wrong: readonly WrongCell[]) => void
  /** By row, of those that were written: what is stored keeps the rules. */
  readonly #errors = new Map<number, Partial<Record<VariantCell, string>>>()
  #refused = new Map<string, RefusedCell>()
  #wrong = new Map<string, WrongCell>()
  #timeout: ReturnType<typeof setTimeout> | undefined

  constructor(grid: GridTable, currency: string, report: (wrong: readonly WrongCell[]) => void) {
    this.#grid = grid
    this.#sheet = grid.sheet
    this.#currency = currency
    this.#labels = gridColumns(currency).map(({ label }) => label)
    this.#report = report
  }

  textOf(field: string): string | undefined {
    return this.#wrong.get(field)?.text
  }

  /** Takes over the errors with which the shop answered, by field. */
  refuse(errors: CellTexts): void {
    this.#refused = new Map()
    for (const [field, text] of Object.entries(errors)) {
      const cell = this.#sheet.cellOf(field)
      if (cell && text) this.#refused.set(field, { text, typed: this.#sheet.textAt(cell) })
    }
    this.check()
  }

  /** Checks what was written after the next frame: what is typed in one row may clash with another. */
  check(): void {
    this.#timeout ??= setTimeout(() => {
      this.#timeout = undefined
      this.#checkWritten()
      this.#show(this.#findWrong())
    })
  }

  #checkWritten(): void {
    for (const row of this.#sheet.takeWritten()) {
      const texts = textsByCell(this.#sheet.textsOf(row))
      this.#showMargin(row)
      const errors = Object.entries(checkVariantCells(texts, this.#currency))
      if (errors.length === 0) this.#errors.delete(row)
      else
        this.#errors.set(
          row,
          Object.fromEntries(errors.map(([cell, error]) => [cell, recordErrorText(error)])),
        )
    }
  }

  #showMargin(row: number): void {
    const inputOf = (cell: VariantCell) => this.#grid.inputOf({ row, column: gridCells.indexOf(cell) })
    const [price, cost] = [inputOf('price'), inputOf('cost')]
    if (price && cost) showMargin(price, cost, this.#currency)
  }

  #findWrong(): Map<string, WrongCell> {
    const sheet = this.#sheet
    const barcodes = new Map<string, number>()
    const found = new Map<string, WrongCell>()
    for (const row of sheet.rows.keys()) {
      const barcode = sheet.textAt({ row, column: barcodeColumn }).trim()
      const first = barcode === '' ? row : (barcodes.get(barcode) ?? row)
      if (first === row) barcodes.set(barcode, row)
      const errors = this.#errors.get(row)
      if (!errors && first === row && this.#refused.size === 0) continue
      for (const [column, cell] of gridCells.entries()) {
        const field = sheet.fieldOf({ row, column })
        const isRepeated = column === barcodeColumn && first !== row
        const refused = this.#refused.get(field)
        const text =
          errors?.[cell] ??
          (isRepeated ? messages.sameBarcode(sheet.rows[first]!.label) : undefined) ??
          (refused?.typed === sheet.textAt({ row, column }) ? refused.text : undefined)
        const label = messages.cell(this.#labels[column]!, sheet.rows[row]!.label)
        if (text) found.set(field, { field, label, text })
      }
    }
    return found
  }

  #show(found: Map<string, WrongCell>): void {
    const textOf = ({ field, text }: WrongCell) => `${field} ${text}`
    const before = [...this.#wrong.values()].map(textOf).join('\n')
    if (before === [...found.values()].map(textOf).join('\n')) return
    for (const field of this.#wrong.keys())
      if (!found.has(field)) this.#grid.markWrong(this.#sheet.cellOf(field)!, undefined)
    for (const field of found.keys()) this.#grid.markWrong(this.#sheet.cellOf(field)!, noteIdOf(field))
    this.#wrong = found
    this.#report([...found.values()])
  }
}

function textsByCell(texts: readonly string[]): VariantTexts {
  return Object.fromEntries(gridCells.map((cell, at) => [cell, texts[at]])) as VariantTexts
}

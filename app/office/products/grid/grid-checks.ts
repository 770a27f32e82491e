import { checkVariantCells, type VariantTexts } from '#commerce/editing/products/check-variant-cells.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { recordErrorText } from '#messages/record-errors.ts'
import { gridColumns } from './grid-columns.ts'
import type { GridTable } from './grid-table.ts'
import { showMargin } from './margin-cell.tsx'

const messages = productEditorMessages.variants
const columns = gridColumns('').map(({ id }) => id)
const [priceColumn, costColumn, barcodeColumn] = (['price', 'cost', 'barcode'] as const).map(id =>
  columns.indexOf(id),
) as [number, number, number]

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
  readonly #currency: string
  readonly #report: (wrong: readonly WrongCell[]) => void
  #refused = new Map<string, RefusedCell>()
  #wrong = new Map<string, WrongCell>()
  #frame: number | undefined

  constructor(grid: GridTable, currency: string, report: (wrong: readonly WrongCell[]) => void) {
    this.#grid = grid
    this.#currency = currency
    this.#report = report
  }

  /** Takes over the errors with which the shop answered, by field. */
  refuse(errors: Readonly<Record<string, string | undefined>>): void {
    this.#refused = new Map()
    for (const { name, value } of this.#grid.rows.flat()) {
      const text = errors[name]
      if (text) this.#refused.set(name, { text, typed: value })
    }
    this.check()
  }

  /** Checks all rows before the next frame: what is typed in one may clash with another. */
  check(): void {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined
      this.#checkNow()
    })
  }

  #checkNow(): void {
    const rows = this.#grid.rows
    const barcodes = new Map<string, number>()
    for (const [row, inputs] of rows.entries()) {
      const barcode = inputs[barcodeColumn]!.value.trim()
      if (barcode !== '' && !barcodes.has(barcode)) barcodes.set(barcode, row)
    }
    const found = new Map<string, WrongCell>()
    for (const [row, inputs] of rows.entries()) {
      showMargin(inputs[priceColumn]!, inputs[costColumn]!, this.#currency)
      const errors = checkVariantCells(textsOf(inputs), this.#currency)
      for (const [column, input] of inputs.entries()) {
        const { name: field, value } = input
        const error = errors[columns[column]!]
        const first = column === barcodeColumn ? (barcodes.get(value.trim()) ?? row) : row
        const refused = this.#refused.get(field)
        const text =
          (error && recordErrorText(error)) ??
          (first === row ? undefined : messages.sameBarcode(rows[first]![0]!.dataset.variant!)) ??
          (refused?.typed === value ? refused.text : undefined)
        if (text) found.set(field, { field, label: this.#grid.labelOf({ row, column }), text })
      }
    }
    this.#show(found, rows.flat())
  }

  #show(found: Map<string, WrongCell>, inputs: readonly HTMLInputElement[]): void {
    const textOf = ({ field, text }: WrongCell) => `${field} ${text}`
    const before = [...this.#wrong.values()].map(textOf).join('\n')
    if (before === [...found.values()].map(textOf).join('\n')) return
    for (const input of inputs) {
      if (found.has(input.name)) this.#grid.markWrong(input, noteIdOf(input.name))
      else if (this.#wrong.has(input.name)) this.#grid.markWrong(input, undefined)
    }
    this.#wrong = found
    this.#report([...found.values()])
  }
}

function textsOf(inputs: readonly HTMLInputElement[]): VariantTexts {
  return Object.fromEntries(inputs.map((input, at) => [columns[at], input.value])) as VariantTexts
}

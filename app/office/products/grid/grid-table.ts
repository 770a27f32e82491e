import { type CellEdit, type CellPlace, type CellRange, placesIn } from './grid-cells.ts'
import type { GridSheet } from './grid-sheet.ts'

/** Asks a part of the table for its rows. */
export const fillEvent = 'fill'

/** Rows of each part of the table. */
export const rowsPerPart = 25

/** The inputs that are on the screen or near it. */
export class GridTable {
  readonly sheet: GridSheet
  readonly #table: HTMLTableElement
  /** The cells that are marked as a range. */
  #ranged = new Set<HTMLElement>()
  #corner: HTMLElement | undefined

  constructor(table: HTMLTableElement, sheet: GridSheet) {
    this.#table = table
    this.sheet = sheet
    // Somebody may have typed before scripts were there.
    for (const input of table.querySelectorAll<HTMLInputElement>('tbody input[name]')) {
      this.sheet.set(sheet.cellOf(input.name)!, input.value)
      this.markEdited(input)
    }
  }

  /** Undefined if its row isn't there. */
  inputAt(place: CellPlace): HTMLInputElement | undefined {
    return this.inputOf({ row: this.sheet.rowAt(place), column: place.column })
  }

  /** The same of a cell by its row among all. */
  inputOf(cell: CellPlace): HTMLInputElement | undefined {
    const found = document.getElementById(this.sheet.fieldOf(cell))
    return found instanceof HTMLInputElement ? found : undefined
  }

  placeOf(input: EventTarget | null): CellPlace | undefined {
    return input instanceof HTMLInputElement ? this.sheet.placeOf(input.name) : undefined
  }

  /** The cell at a point of the window. */
  placeAt(x: number, y: number): CellPlace | undefined {
    return this.placeOf(document.elementFromPoint(x, y)?.closest('td')?.querySelector('input') ?? null)
  }

  /** Writes texts into rows, and tells the form, which keeps them as a draft. */
  write(edits: readonly CellEdit[]): void {
    if (edits.length === 0) return
    for (const edit of edits) {
      this.sheet.set(edit, edit.after)
      const input = this.inputOf(edit)
      if (!input) continue
      input.value = edit.after
      this.markEdited(input)
    }
    this.#table.dispatchEvent(new Event('input', { bubbles: true }))
  }

  markEdited(input: HTMLInputElement): void {
    input.parentElement!.toggleAttribute('data-edited', this.sheet.isEdited(this.sheet.cellOf(input.name)!))
  }

  /** Marks a cell as wrong, described by the sentence with this id. */
  markWrong(cell: CellPlace, note: string | undefined): void {
    const input = this.inputOf(cell)
    if (!input) return
    if (note === undefined) {
      input.removeAttribute('aria-invalid')
      input.removeAttribute('aria-describedby')
      return
    }
    input.setAttribute('aria-invalid', 'true')
    input.setAttribute('aria-describedby', note)
  }

  /** Only touches cells that enter or leave the range: each costs time. */
  showRange(range: CellRange): void {
    const isWide = range.top !== range.bottom || range.left !== range.right
    const inside = new Set(
      isWide ? placesIn(range).flatMap(place => this.inputAt(place)?.parentElement ?? []) : [],
    )
    for (const cell of this.#ranged) if (!inside.has(cell)) cell.removeAttribute('data-range')
    for (const cell of inside) if (!this.#ranged.has(cell)) cell.setAttribute('data-range', '')
    this.#ranged = inside
    const corner = this.inputAt({ row: range.bottom, column: range.right })?.parentElement ?? undefined
    if (corner === this.#corner) return
    this.#corner?.removeAttribute('data-corner')
    corner?.setAttribute('data-corner', '')
    this.#corner = corner
  }

  /** Focuses a cell with its text selected, so that typing replaces it. */
  focus(place: CellPlace): void {
    if (!this.inputAt(place))
      this.#table.tBodies[Math.floor(place.row / rowsPerPart)]?.dispatchEvent(new Event(fillEvent))
    const input = this.inputAt(place)
    input?.focus()
    input?.select()
  }
}

import type { CellEdit, CellPlace, CellRange, GridSize } from './grid-cells.ts'

/** The inputs of a table by their place. Their `data-shown` is what is stored. */
export class GridTable {
  readonly #rows: HTMLInputElement[][]

  constructor(table: HTMLTableElement) {
    this.#rows = [...table.tBodies[0]!.rows].map(row => [...row.querySelectorAll('input')])
  }

  get size(): GridSize {
    return { rows: this.#rows.length, columns: this.#rows[0]?.length ?? 0 }
  }

  inputAt({ row, column }: CellPlace): HTMLInputElement | undefined {
    return this.#rows[row]?.[column]
  }

  placeOf(input: EventTarget | null): CellPlace | undefined {
    for (const [row, inputs] of this.#rows.entries()) {
      const column = inputs.indexOf(input as HTMLInputElement)
      if (column !== -1) return { row, column }
    }
    return undefined
  }

  read = (place: CellPlace): string => this.inputAt(place)?.value ?? ''

  /** The value when the page was opened. */
  readBefore = (place: CellPlace): string => this.inputAt(place)?.dataset.shown ?? ''

  labelOf(place: CellPlace): string {
    return this.inputAt(place)?.getAttribute('aria-label') ?? ''
  }

  /** Writes texts, and tells the form, which keeps them as a draft. */
  write(edits: readonly CellEdit[]): void {
    for (const edit of edits) {
      const input = this.inputAt(edit)
      if (!input) continue
      input.value = edit.after
      this.markEdited(input)
    }
    this.inputAt(edits[0] ?? { row: -1, column: -1 })?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  markEdited(input: HTMLInputElement): void {
    input.parentElement!.toggleAttribute('data-edited', input.value !== input.dataset.shown)
  }

  markAllEdited(): void {
    for (const input of this.#rows.flat()) this.markEdited(input)
  }

  showRange({ top, bottom, left, right }: CellRange): void {
    const isWide = top !== bottom || left !== right
    for (const [row, inputs] of this.#rows.entries())
      for (const [column, input] of inputs.entries()) {
        const isInside = row >= top && row <= bottom && column >= left && column <= right
        input.parentElement!.toggleAttribute('data-range', isWide && isInside)
      }
  }

  /** Focuses a cell with its text selected, so that typing replaces it. */
  focus(place: CellPlace): void {
    const input = this.inputAt(place)
    input?.focus()
    input?.select()
  }
}

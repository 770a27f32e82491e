import type { CellEdit, CellPlace, CellRange, GridSize } from './grid-cells.ts'

/** The inputs of a table by their place. Their `data-shown` is what is stored. */
export class GridTable {
  readonly rows: readonly HTMLInputElement[][]
  readonly #places = new Map<EventTarget, CellPlace>()
  /** The cells that are marked as a range. */
  #ranged = new Set<HTMLElement>()
  #corner: HTMLElement | undefined

  constructor(table: HTMLTableElement) {
    this.rows = [...table.tBodies[0]!.rows].map(row => [
      ...row.querySelectorAll<HTMLInputElement>('input[name]'),
    ])
    for (const [row, inputs] of this.rows.entries())
      for (const [column, input] of inputs.entries()) this.#places.set(input, { row, column })
  }

  get size(): GridSize {
    return { rows: this.rows.length, columns: this.rows[0]?.length ?? 0 }
  }

  inputAt({ row, column }: CellPlace): HTMLInputElement | undefined {
    return this.rows[row]?.[column]
  }

  placeOf(input: EventTarget | null): CellPlace | undefined {
    return input === null ? undefined : this.#places.get(input)
  }

  /** The cell at a point of the window. */
  placeAt(x: number, y: number): CellPlace | undefined {
    return this.placeOf(document.elementFromPoint(x, y)?.closest('td')?.querySelector('input') ?? null)
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
    for (const input of this.rows.flat()) this.markEdited(input)
  }

  /** Marks a cell as wrong, described by the sentence with this id. */
  markWrong(input: HTMLInputElement, note: string | undefined): void {
    if (note === undefined) {
      input.removeAttribute('aria-invalid')
      input.removeAttribute('aria-describedby')
      return
    }
    input.setAttribute('aria-invalid', 'true')
    input.setAttribute('aria-describedby', note)
  }

  /** Only touches cells that enter or leave the range: each costs time. */
  showRange({ top, bottom, left, right }: CellRange): void {
    const isWide = top !== bottom || left !== right
    const inside = new Set<HTMLElement>()
    for (let row = top; isWide && row <= bottom; row++)
      for (let column = left; column <= right; column++)
        inside.add(this.inputAt({ row, column })!.parentElement!)
    for (const cell of this.#ranged) if (!inside.has(cell)) cell.removeAttribute('data-range')
    for (const cell of inside) if (!this.#ranged.has(cell)) cell.setAttribute('data-range', '')
    this.#ranged = inside
    const corner = this.inputAt({ row: bottom, column: right })?.parentElement ?? undefined
    if (corner === this.#corner) return
    this.#corner?.removeAttribute('data-corner')
    corner?.setAttribute('data-corner', '')
    this.#corner = corner
  }

  /** Focuses a cell with its text selected, so that typing replaces it. */
  focus(place: CellPlace): void {
    const input = this.inputAt(place)
    input?.focus()
    input?.select()
  }
}

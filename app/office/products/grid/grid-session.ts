import { productEditorMessages } from '#messages/office/product-editor.ts'
import { copyRange, pasteCells } from './clipboard.ts'
import {
  type CellEdit,
  type CellPlace,
  type CellRange,
  editOf,
  fillDown,
  placesIn,
  rangeBetween,
  rangeToFill,
  repeatDown,
} from './grid-cells.ts'
import { GridChecks, type WrongCell } from './grid-checks.ts'
import { addStep, doAgain, emptyHistory, type GridHistory, takeBack } from './grid-history.ts'
import { GridTable } from './grid-table.ts'

const messages = productEditorMessages.variants

/** More cells than this are counted instead of listed. */
const maxNamed = 5

export interface GridOptions {
  currency: string
  /** Shows a sentence about the range. */
  say: (text: string) => void
  /** Shows the wrong cells. */
  report: (wrong: readonly WrongCell[]) => void
}

/** The selection and the history of a grid, as long as its page is open. */
export class GridSession {
  readonly grid: GridTable
  readonly checks: GridChecks
  readonly #say: (text: string) => void
  #anchor: CellPlace = { row: 0, column: 0 }
  #active: CellPlace = this.#anchor
  #history: GridHistory = emptyHistory
  /** The text of the cell when somebody began to type; undefined while keys move. */
  #typedFrom: string | undefined

  constructor(table: HTMLTableElement, { currency, say, report }: GridOptions) {
    this.grid = new GridTable(table)
    this.checks = new GridChecks(this.grid, currency, report)
    this.#say = say
  }

  get active(): CellPlace {
    return this.#active
  }

  get range(): CellRange {
    return rangeBetween(this.#anchor, this.#active)
  }

  get isTyping(): boolean {
    return this.#typedFrom !== undefined
  }

  isAt({ row, column }: CellPlace): boolean {
    return row === this.#active.row && column === this.#active.column
  }

  /** Makes a cell the active one, and the end of the range if it is extended. */
  select(to: CellPlace, { isExtended = false } = {}): void {
    this.endTyping()
    this.#active = to
    if (!isExtended) this.#anchor = to
    this.grid.focus(to)
    this.#show()
  }

  /** The focus came to a cell, by Tab or a click. */
  arriveAt(place: CellPlace | undefined): void {
    if (!place || this.isAt(place)) return
    this.endTyping()
    this.#active = place
    this.#anchor = place
    this.#show()
  }

  beginTyping(): void {
    this.#typedFrom ??= this.grid.read(this.#active)
  }

  /** Records what was typed into the cell as one step. */
  endTyping(): void {
    if (this.#typedFrom === undefined) return
    this.#history = addStep(
      this.#history,
      editOf(this.#active, this.#typedFrom, this.grid.read(this.#active)),
    )
    this.#typedFrom = undefined
    this.checks.check()
  }

  revertTyping(): void {
    if (this.#typedFrom === undefined) return
    this.grid.write(editOf(this.#active, this.grid.read(this.#active), this.#typedFrom))
    this.#typedFrom = undefined
    this.checks.check()
    this.grid.focus(this.#active)
  }

  /** Changes cells at once, as one step. */
  apply(edits: readonly CellEdit[]): void {
    this.endTyping()
    this.#history = addStep(this.#history, edits)
    this.grid.write(edits)
    this.#show()
  }

  /** Copies the first row of the range into the others; a single row into all below. */
  fillDown(): void {
    this.endTyping()
    const range = rangeToFill(this.range, this.grid.size)
    this.#spread(range, fillDown(range, this.grid.read))
  }

  /** Repeats the rows of the range down to another row. */
  repeatTo(last: number): void {
    const { range } = this
    if (last > range.bottom) this.#spread({ ...range, bottom: last }, repeatDown(range, last, this.grid.read))
    else this.#show()
  }

  /** Fills a range and shows it, from the active cell. */
  #spread({ top, bottom, left, right }: CellRange, edits: readonly CellEdit[]): void {
    this.#active = { row: top, column: left }
    this.#anchor = { row: bottom, column: right }
    this.apply(edits)
    this.grid.focus(this.#active)
  }

  undo(): void {
    this.endTyping()
    this.#revisit(takeBack(this.#history))
  }

  redo(): void {
    this.endTyping()
    this.#revisit(doAgain(this.#history))
  }

  copy(): string {
    return copyRange(this.range, this.grid.read)
  }

  paste(copied: string): void {
    this.endTyping()
    this.apply(pasteCells(copied, { range: this.range, size: this.grid.size }, this.grid.read))
  }

  #revisit(change: { history: GridHistory; edits: readonly CellEdit[] } | undefined): void {
    if (!change) return
    this.#history = change.history
    this.grid.write(change.edits)
    const [first] = change.edits
    if (first) this.select({ row: first.row, column: first.column })
  }

  #show(): void {
    this.grid.showRange(this.range)
    this.#say(this.#note())
  }

  /** The values of the range before, if they differ. */
  #note(): string {
    const places = placesIn(this.range)
    if (places.every(place => this.grid.read(place) === this.grid.readBefore(place))) return ''
    const before = places.slice(0, maxNamed).map(place => this.grid.readBefore(place) || '–')
    const more = places.length > maxNamed ? ', …' : ''
    return messages.before(this.#rangeName(places), `${before.join(', ')}${more}`)
  }

  #rangeName(places: readonly CellPlace[]): string {
    const { top, bottom, left, right } = this.range
    if (places.length === 1) return this.grid.labelOf(places[0]!)
    if (left !== right) return messages.range(places.length)
    const lastOf = this.grid.inputAt({ row: bottom, column: left })!.dataset.variant!
    return messages.span(this.grid.labelOf({ row: top, column: left }), lastOf)
  }
}

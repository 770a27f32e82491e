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
import { gridColumns } from './grid-columns.ts'
import { addStep, doAgain, emptyHistory, type GridHistory, takeBack } from './grid-history.ts'
import type { GridSheet } from './grid-sheet.ts'
import { GridTable } from './grid-table.ts'

const messages = productEditorMessages.variants

/** More cells than this are counted instead of listed. */
const maxNamed = 5

export interface GridOptions {
  sheet: GridSheet
  currency: string
  /** Shows a sentence about the range. */
  say: (text: string) => void
  /** Shows the wrong cells. */
  report: (wrong: readonly WrongCell[]) => void
}

/** The selection and the history of a grid, as long as its page is open. */
export class GridSession {
  readonly sheet: GridSheet
  readonly grid: GridTable
  readonly checks: GridChecks
  readonly #labels: readonly string[]
  readonly #say: (text: string) => void
  #anchor: CellPlace = { row: 0, column: 0 }
  #active: CellPlace = this.#anchor
  #history: GridHistory = emptyHistory
  /** The text of the cell when somebody began to type; undefined while keys move. */
  #typedFrom: string | undefined

  constructor(table: HTMLTableElement, { sheet, currency, say, report }: GridOptions) {
    this.sheet = sheet
    this.grid = new GridTable(table, sheet)
    this.checks = new GridChecks(this.grid, currency, report)
    this.#labels = gridColumns(currency).map(({ label }) => label)
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

  read = (place: CellPlace): string => this.sheet.textAt(this.#cellAt(place))

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

  /** The filter shows these rows of all. */
  showRows(order: readonly number[]): void {
    this.endTyping()
    this.sheet.show(order)
    this.#active = { row: 0, column: 0 }
    this.#anchor = this.#active
    this.#say('')
    this.showAgain()
  }

  /** Marks the range in rows that came onto the screen. */
  showAgain(): void {
    if (this.sheet.size.rows > 0) this.grid.showRange(this.range)
  }

  /** Types the cells of a draft. */
  restore(fields: readonly (readonly [name: string, text: string])[]): void {
    const edits = fields.flatMap(([field, after]) => {
      const cell = this.sheet.cellOf(field)
      return cell ? [{ ...cell, before: this.sheet.textAt(cell), after }] : []
    })
    this.#write(edits)
  }

  beginTyping(): void {
    this.#typedFrom ??= this.read(this.#active)
  }

  /** Takes over what is typed into the active cell. */
  type(input: HTMLInputElement): void {
    this.sheet.set(this.sheet.cellOf(input.name)!, input.value)
    this.grid.markEdited(input)
  }

  /** Records what was typed into the cell as one step. */
  endTyping(): void {
    if (this.#typedFrom === undefined) return
    const edits = editOf(this.#active, this.#typedFrom, this.read(this.#active))
    this.#history = addStep(this.#history, this.sheet.ofRows(edits))
    this.#typedFrom = undefined
    this.checks.check()
  }

  revertTyping(): void {
    if (this.#typedFrom === undefined) return
    this.#write(this.sheet.ofRows(editOf(this.#active, this.read(this.#active), this.#typedFrom)))
    this.#typedFrom = undefined
    this.grid.focus(this.#active)
  }

  /** Changes cells at once, as one step. */
  apply(edits: readonly CellEdit[]): void {
    this.endTyping()
    const rowEdits = this.sheet.ofRows(edits)
    this.#history = addStep(this.#history, rowEdits)
    this.#write(rowEdits)
    this.#show()
  }

  /** Copies the first row of the range into the others; a single row into all below. */
  fillDown(): void {
    if (this.sheet.size.rows === 0) return
    this.endTyping()
    const range = rangeToFill(this.range, this.sheet.size)
    this.#spread(range, fillDown(range, this.read))
  }

  /** Repeats the rows of the range down to another row. */
  repeatTo(last: number): void {
    const { range } = this
    if (last > range.bottom) this.#spread({ ...range, bottom: last }, repeatDown(range, last, this.read))
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
    return copyRange(this.range, this.read)
  }

  paste(copied: string): void {
    if (this.sheet.size.rows === 0) return
    this.endTyping()
    this.apply(pasteCells(copied, { range: this.range, size: this.sheet.size }, this.read))
  }

  #revisit(change: { history: GridHistory; edits: readonly CellEdit[] } | undefined): void {
    if (!change) return
    this.#history = change.history
    this.#write(change.edits)
    const [first] = change.edits
    const place = first && this.sheet.placeOfCell(first)
    if (place) this.select(place)
  }

  #write(edits: readonly CellEdit[]): void {
    this.grid.write(edits)
    this.checks.check()
  }

  #cellAt(place: CellPlace): CellPlace {
    return { row: this.sheet.rowAt(place), column: place.column }
  }

  #show(): void {
    this.grid.showRange(this.range)
    this.#say(this.#note())
  }

  /** The values of the range before, if they differ. */
  #note(): string {
    const cells = placesIn(this.range).map(place => this.#cellAt(place))
    if (!cells.some(cell => this.sheet.isEdited(cell))) return ''
    const before = cells.slice(0, maxNamed).map(cell => this.sheet.beforeAt(cell) || '–')
    const more = cells.length > maxNamed ? ', …' : ''
    return messages.before(this.#rangeName(cells), `${before.join(', ')}${more}`)
  }

  #rangeName(cells: readonly CellPlace[]): string {
    const { left, right } = this.range
    const label = ({ row, column }: CellPlace) =>
      messages.cell(this.#labels[column]!, this.sheet.rows[row]!.label)
    if (cells.length === 1) return label(cells[0]!)
    if (left !== right) return messages.range(cells.length)
    return messages.span(label(cells[0]!), this.sheet.rows[cells.at(-1)!.row]!.label)
  }
}

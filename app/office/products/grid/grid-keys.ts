import { editOf, moveCell, placesIn } from './grid-cells.ts'
import type { GridSession } from './grid-session.ts'

/** The keys of the grid. What it doesn't take keeps its meaning. */
export class GridKeys {
  readonly #session: GridSession

  constructor(session: GridSession) {
    this.#session = session
  }

  press(event: KeyboardEvent): void {
    if (event.isComposing || event.altKey || !this.#session.grid.placeOf(event.target)) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const isTaken = event.ctrlKey || event.metaKey ? this.#command(key, event) : this.#plain(key, event)
    if (!isTaken) return
    event.preventDefault()
    // The keys of the whole office would undo the last saved change.
    event.stopPropagation()
  }

  #command(key: string, { shiftKey }: KeyboardEvent): boolean {
    const session = this.#session
    if (key === 'd') session.fillDown()
    else if (key === 'z' && !shiftKey) session.undo()
    else if (key === 'z' || key === 'y') session.redo()
    else return this.#move(key, shiftKey, true)
    return true
  }

  #plain(key: string, { shiftKey }: KeyboardEvent): boolean {
    const session = this.#session
    switch (key) {
      case 'Escape':
        if (!session.isTyping) return false
        session.revertTyping()
        return true
      case 'F2':
        this.#edit()
        return true
      case 'Enter':
        if (session.isTyping || shiftKey)
          return this.#move(shiftKey ? 'ArrowUp' : 'ArrowDown', false, false, true)
        this.#edit()
        return true
      case 'Delete':
      case 'Backspace':
        if (session.isTyping) return false
        session.apply(placesIn(session.range).flatMap(place => editOf(place, session.read(place), '')))
        return true
      default:
        return this.#move(key, shiftKey, false)
    }
  }

  /** While somebody types, only up and down leave the cell. */
  #move(key: string, isExtended: boolean, isFar: boolean, isForced = false): boolean {
    const session = this.#session
    if (session.isTyping && !isForced && key !== 'ArrowUp' && key !== 'ArrowDown') return false
    const to = moveCell(session.active, key, session.sheet.size, isFar)
    if (to) session.select(to, { isExtended })
    return to !== undefined
  }

  #edit(): void {
    const session = this.#session
    session.beginTyping()
    const input = session.grid.inputAt(session.active)
    input?.setSelectionRange(input.value.length, input.value.length)
  }
}

import { type DraftFields, draftEvent } from '../../ui/form/draft.ts'
import { shownName } from '../../ui/form/edit-answer.ts'
import { GridKeys } from './grid-keys.ts'
import { type GridOptions, GridSession } from './grid-session.ts'
import type { GridSheet } from './grid-sheet.ts'

/** Listens to a table of inputs until `closing`, and sends its form what was changed. Nothing is rendered while somebody types. */
export function startGrid(table: HTMLTableElement, options: GridOptions, closing: AbortSignal): GridSession {
  const session = new GridSession(table, options)
  const keys = new GridKeys(session)
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => table.addEventListener(name, listener as EventListener, { signal: closing })
  listen('keydown', event => keys.press(event))
  listen('beforeinput', ({ target }) => session.grid.placeOf(target) && session.beginTyping())
  listen('input', ({ target }) => {
    if (session.grid.placeOf(target)) session.type(target as HTMLInputElement)
  })
  listen('focusout', () => session.endTyping())
  listen('focusin', ({ target }) => session.arriveAt(session.grid.placeOf(target)))
  listen('click', ({ target }) => {
    const place = session.grid.placeOf(target)
    if (place && session.isAt(place) && !session.isTyping) session.grid.focus(place)
  })
  listen('copy', event => {
    if (session.isTyping || !session.grid.placeOf(event.target)) return
    event.preventDefault()
    event.clipboardData?.setData('text/plain', session.copy())
  })
  listen('paste', event => {
    const copied = event.clipboardData?.getData('text/plain') ?? ''
    const isText = session.isTyping && !/[\t\n]/.test(copied)
    if (!session.grid.placeOf(event.target) || copied === '' || isText) return
    event.preventDefault()
    session.paste(copied)
  })
  listen('pointerdown', event => {
    if (event.target instanceof HTMLTableCellElement && event.target.dataset.corner !== undefined) {
      event.preventDefault()
      return fillWhileDragging(session, closing)
    }
    const place = session.grid.placeOf(event.target)
    if (!place || event.button !== 0) return
    if (event.shiftKey) {
      event.preventDefault()
      session.select(place, { isExtended: true })
    } else if (event.pointerType === 'mouse') selectWhileDragging(table, session, closing)
  })
  const form = table.closest('form')!
  sendChangedCells(form, options.sheet, closing)
  const onDraft = ({ detail }: CustomEvent<DraftFields>) => session.restore(detail)
  form.addEventListener(draftEvent, onDraft as EventListener, { signal: closing })
  return session
}

/** The handle at the corner of the range repeats it down to where it is dropped. */
function fillWhileDragging(session: GridSession, closing: AbortSignal): void {
  const ending = new AbortController()
  const signal = AbortSignal.any([closing, ending.signal])
  const { range } = session
  const lastAt = ({ clientX, clientY }: PointerEvent) =>
    Math.max(range.bottom, session.grid.placeAt(clientX, clientY)?.row ?? range.bottom)
  const onMove = (event: PointerEvent) => session.grid.showRange({ ...range, bottom: lastAt(event) })
  const onUp = (event: PointerEvent) => {
    ending.abort()
    session.repeatTo(lastAt(event))
  }
  document.addEventListener('pointermove', onMove, { signal })
  document.addEventListener('pointerup', onUp, { signal })
  document.addEventListener('pointercancel', () => session.repeatTo(range.bottom), { signal })
}

function selectWhileDragging(table: HTMLTableElement, session: GridSession, closing: AbortSignal): void {
  const ending = new AbortController()
  const signal = AbortSignal.any([closing, ending.signal])
  const onOver = ({ target }: Event) => {
    const over = session.grid.placeOf(target)
    if (over && !session.isAt(over)) session.select(over, { isExtended: true })
  }
  table.addEventListener('pointerover', onOver, { signal })
  document.addEventListener('pointerup', () => ending.abort(), { signal })
}

/** Lets a form send the cells that were changed, with what they showed, wherever their rows are. Inputs stay out of the form. */
function sendChangedCells(form: HTMLFormElement, sheet: GridSheet, closing: AbortSignal): void {
  const onFormData = ({ formData }: FormDataEvent) => {
    const base = JSON.parse(String(formData.get(shownName))) as Record<string, string>
    const shown = Object.fromEntries(Object.entries(base).filter(([field]) => !sheet.cellOf(field)))
    for (const { field, before, text } of sheet.changedFrom(base)) {
      shown[field] = before
      formData.append(field, text)
    }
    formData.set(shownName, JSON.stringify(shown))
  }
  form.addEventListener('formdata', onFormData, { signal: closing })
}

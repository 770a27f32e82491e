// Lists mark their parts: data-row a row, data-row-link the link that opens it, data-row-pick its checkbox, and data-row-key a
// button with its letter.

/** Moves the focus to the link of the next or previous row. */
export function moveInList(step: 1 | -1): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')]
  const current = currentRow()
  const from = current ? rows.indexOf(current) : step === 1 ? -1 : rows.length
  const row = rows[from + step]
  row?.querySelector<HTMLElement>('[data-row-link]')?.focus()
  row?.scrollIntoView({ block: 'nearest' })
  return row
}

/** Picks the row with the focus, or takes the pick back. */
export function pickRow(): void {
  checkboxIn(currentRow())?.click()
}

/** Picks the row with the focus and the one it moves to. */
export function pickWhileMoving(step: 1 | -1): void {
  const first = currentRow()
  const second = moveInList(step)
  for (const box of [checkboxIn(first), checkboxIn(second)]) if (box && !box.checked) box.click()
}

/** Presses the button of the row with the focus that has this letter. False without one. */
export function pressInRow(key: string): boolean {
  const button = currentRow()?.querySelector<HTMLElement>(`[data-row-key="${key}"]`)
  button?.click()
  return button !== undefined && button !== null
}

function currentRow(): HTMLElement | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-row]') ?? undefined
}

function checkboxIn(row: HTMLElement | undefined): HTMLInputElement | null | undefined {
  return row?.querySelector<HTMLInputElement>('[data-row-pick]')
}

import { shownName } from '../../ui/form/edit-answer.ts'
import type { GridSheet } from './grid-sheet.ts'

/** Lets a form send the cells that were changed, with what they showed, wherever their rows are. Inputs stay out of the form. */
export function sendChangedCells(form: HTMLFormElement, sheet: GridSheet, closing: AbortSignal): void {
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

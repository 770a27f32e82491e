import { readStored, storedKeys, storeValue } from '#web/browser/stored-value.ts'
import { shownName } from './edit-answer.ts'

/** The fields of a form as they were typed, kept in this browser until they are saved. */
export type DraftFields = [name: string, value: string][]

interface StoredDraft {
  at: number
  fields: DraftFields
}

/** In milliseconds: a draft from last month would only surprise. */
const maxAge = 7 * 24 * 60 * 60 * 1000

/** The values that the form showed when the draft was typed, to merge it with later changes of others. */
export function baseOf(fields: DraftFields): DraftFields {
  return fields.filter(([name]) => name === shownName)
}

const prefix = 'office-draft:'

/** The texts of a form in the order of its fields, without files, passwords and what is in an element with `data-no-draft`. */
export function draftFieldsOf(form: HTMLFormElement): DraftFields {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && !isLeftOut(form, name) ? [[name, value] as [string, string]] : [],
  )
}

/** The same, with the texts that the page came with: somebody may have typed before its scripts were there. */
export function shownFieldsOf(form: HTMLFormElement): DraftFields {
  const texts = [...form.elements].filter(isTextControl)
  return draftFieldsOf(form).map(([name, value]) => {
    const at = texts.findIndex(control => control.name === name && control.value === value)
    const [control] = at < 0 ? [] : texts.splice(at, 1)
    return [name, control ? control.defaultValue.replaceAll(/\r\n?/g, '\n') : value]
  })
}

const textTypes = ['text', 'email', 'url', 'tel', 'search']

function isTextControl(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  return (
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && textTypes.includes(control.type))
  )
}

let isLeaving = false

export function storeDraft(key: string, fields: DraftFields): void {
  if (isLeaving) return
  const draft: StoredDraft = { at: Date.now(), fields }
  storeValue(prefix + key, draft)
}

export function deleteDraft(key: string): void {
  storeValue(prefix + key, null)
}

/** Leaves nothing to the next person at this computer. Nothing is stored until the next page, however slow it is. */
export function deleteAllDrafts(): void {
  isLeaving = true
  for (const key of storedKeys(prefix)) storeValue(key, null)
}

/** The draft, unless it is too old or something else wrote it. */
export function readDraft(key: string): DraftFields | undefined {
  const { at, fields } = (readStored(prefix + key) ?? {}) as Partial<StoredDraft>
  if (typeof at !== 'number' || Date.now() - at > maxAge || !Array.isArray(fields)) return undefined
  const isReadable = (field: unknown) => Array.isArray(field) && field.every(text => typeof text === 'string')
  return fields.every(isReadable) ? fields : undefined
}

/** Tells a form that it's filled from a draft, for what isn't in its controls. */
export const draftEvent = 'draft'

/** Types a draft into a form, as the person did: components hear of it by input events. */
export function fillForm(form: HTMLFormElement, fields: DraftFields): void {
  form.dispatchEvent(new CustomEvent(draftEvent, { detail: fields }))
  const typed = new Map<string, string[]>()
  for (const [name, value] of fields) typed.set(name, [...(typed.get(name) ?? []), value])
  for (const control of form.elements)
    if (isToggle(control)) {
      const isChecked = typed.get(control.name)?.includes(control.value) ?? false
      // A click, because that is what React listens to.
      if (control.checked !== isChecked && (isChecked || control.type === 'checkbox')) control.click()
    } else if (isTypedIn(control)) {
      const value = typed.get(control.name)?.shift()
      if (value !== undefined && control.value !== value) typeInto(control, value)
    }
}

function isToggle(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
}

type TypedControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isTypedIn(control: Element): control is TypedControl {
  if (control instanceof HTMLInputElement) return control.type !== 'file' && control.type !== 'hidden'
  return control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement
}

/** Types a text into a field, so that React and the draft hear of it. */
export function typeInto(control: TypedControl, value: string): void {
  setNativeValue(control, value)
  const event = control instanceof HTMLSelectElement ? 'change' : 'input'
  control.dispatchEvent(new Event(event, { bubbles: true }))
}

/** Around React's own setter, which would swallow the event. */
function setNativeValue(control: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value)
}

function isLeftOut(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLInputElement && control.type === 'password') return true
  return control instanceof Element && control.closest('[data-no-draft]') !== null
}

/** Drafts that were sent and not yet answered. */
const sent = new Set<string>()

export function markSent(key: string): void {
  sent.add(key)
}

/** Whether a form was sent whose draft is still there. */
export function isSent(key: string): boolean {
  return sent.has(key)
}

/** Keeps the drafts of refused forms: of this one, or of all after a failure. */
export function keepSentDrafts(key?: string): void {
  if (key === undefined) sent.clear()
  else sent.delete(key)
}

/** Deletes the drafts of forms that an action has accepted. */
export function deleteSentDrafts(): void {
  for (const key of sent) deleteDraft(key)
  sent.clear()
}

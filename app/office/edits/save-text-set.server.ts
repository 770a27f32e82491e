import type { RouterContextProvider } from 'react-router'
import type { InputFields } from '#commerce/editing/input/field.server.ts'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import type { SentEdits } from '#commerce/editing/merge-edits.ts'
import { editTexts, type TextSet } from '#commerce/editing/texts/edit-texts.server.ts'
import { officeFormMessages } from '#messages/office/forms.ts'
import { recordErrorTexts } from '#messages/record-errors.ts'
import { shopContext } from '#web/shop/context.ts'
import { formOrigin } from '#web/staff/form-origin.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import { askAboutConflicts, type ConflictFacts, refuseEdits } from './edit-answer.server.ts'
import { mergeFields, sentEdits } from './sent-edits.server.ts'

/** Longer than any text, so that its schema says what is too long. */
const maxTyped = 6000

/** More than the longest texts of a form, twice, as a form encodes them. */
export const maxTextSetBytes = 256 * 1024

/** Texts of these names, and what their form had shown. */
export function textSetFields(names: readonly string[]): InputFields {
  const field = typedField({ max: maxTyped })
  return { ...mergeFields, ...Object.fromEntries(names.map(name => [name, field])) }
}

interface TextSetForm extends ConflictFacts {
  set: TextSet
  names: readonly string[]
  /** The saved subject, in words. */
  savedText(edits: SentEdits): string
  /** The page of the form. */
  to: string
}

/** Saves what a form changed of texts, says why not, or asks about what others changed meanwhile. */
export async function saveTextSet(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  sent: Readonly<Record<string, unknown>>,
  { set, names, savedText, to, ...facts }: TextSetForm,
) {
  const typed = names.flatMap(name => (typeof sent[name] === 'string' ? [[name, sent[name]] as const] : []))
  const edits = sentEdits(sent, Object.fromEntries(typed))
  const { db } = context.get(shopContext)
  const saved = await editTexts(db, formOrigin({ context }), set, edits)
  if (saved.ok) {
    const { changeSet } = saved
    const text = changeSet === null ? officeFormMessages.unchanged : savedText(edits)
    return redirectWithNotice(request, to, { text, changeSet })
  }
  if (saved.reason === 'conflict') return askAboutConflicts(db, saved, { ...facts, ...edits })
  return refuseEdits(edits, recordErrorTexts(saved.errors))
}

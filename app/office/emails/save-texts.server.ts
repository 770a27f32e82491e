import { data, type RouterContextProvider } from 'react-router'
import {
  type EmailTextField,
  editableFields,
  emailTextFields,
  isParagraph,
  maxEmailTextLengths,
  placeholdersOf,
} from '#commerce/content/email-texts/email-text.ts'
import { emailTextSet } from '#commerce/content/email-texts/email-text-set.server.ts'
import { choiceField } from '#commerce/editing/input/text-fields.server.ts'
import { findPreviewedKind, type PreviewedKind } from '#commerce/running/outbox/email-kinds.ts'
import { languages } from '#commerce/values/languages.ts'
import { officeEmailMessages as texts } from '#messages/office/emails.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { saveTextSet, textSetFields } from '../edits/save-text-set.server.ts'
import type { RecordControl } from '../records/fields/record-control.tsx'

export const textsFields = { ...textSetFields(emailTextFields), language: choiceField(languages) }

/** How the form asks for the texts of an email. */
export function emailTextControls(kind: PreviewedKind): RecordControl[] {
  return editableFields(kind).map(field => ({
    ...{ name: field, label: texts.fields[field], maxLength: maxEmailTextLengths[field] },
    ...(isParagraph(field) ? { kind: 'lines', rows: 2 } : { kind: 'text' }),
    hint: `${texts.fieldHints[field]} ${texts.placeholders(placeholdersOf(kind, field))}`,
  }))
}

interface TextsArgs {
  request: Request
  params: { kind: string }
  context: Readonly<RouterContextProvider>
}

/** Saves the texts of an email, or says why not. */
export async function saveTexts(args: TextsArgs) {
  const input = await readInput(args, textsFields)
  if (!input.ok) return refuseInput(args)
  const kind = findPreviewedKind(args.params.kind)
  if (!kind || editableFields(kind).length === 0) throw data(null, { status: 404 })
  const { language } = input.values
  return saveTextSet(args, input.values, {
    set: emailTextSet(kind, language),
    names: editableFields(kind),
    label: field => texts.fields[field as EmailTextField],
    row: field => ['email_text', { kind, language, field }],
    savedText: () => texts.saved(texts.kinds[kind][0]),
    to: `/office/settings/emails/${kind}?language=${language}`,
  })
}

import { data, type RouterContextProvider } from 'react-router'
import { changeEmailTexts } from '#commerce/content/email-texts/change-email-texts.server.ts'
import {
  type EmailTextField,
  editableFields,
  emailTextFields,
} from '#commerce/content/email-texts/email-text.ts'
import type { InputFields } from '#commerce/editing/input/field.server.ts'
import { choiceField, typedField } from '#commerce/editing/input/text-fields.server.ts'
import { findPreviewedKind } from '#commerce/running/outbox/email-kinds.ts'
import { staffActor } from '#commerce/values/actor.ts'
import { languages } from '#commerce/values/languages.ts'
import { officeEmailMessages as texts } from '#messages/office/emails.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { askAboutConflicts, refuseEdits } from '../edits/edit-answer.server.ts'
import { mergeFields, sentEdits } from '../edits/sent-edits.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'

/** Longer than any text, so that its own rule says what is too long. */
const typed = typedField({ max: 2000 })

/** The texts, and what the form showed of each. */
export const textsFields = {
  language: choiceField(languages),
  ...mergeFields,
  ...(Object.fromEntries(emailTextFields.map(field => [field, typed])) as InputFields),
}

interface TextsArgs {
  request: Request
  params: { kind: string }
  context: Readonly<RouterContextProvider>
}

/** Saves the texts of an email, or says beside a field why it can't. */
export async function saveTexts(args: TextsArgs) {
  const { request, context, params } = args
  const input = await readInput(args, textsFields)
  if (!input.ok) return refuseInput(args)
  const kind = findPreviewedKind(params.kind)
  if (!kind || editableFields(kind).length === 0) throw data(null, { status: 404 })
  const sent = input.values as Record<string, unknown>
  const { language } = input.values
  const edits = sentEdits(
    sent,
    Object.fromEntries(editableFields(kind).map(field => [field, String(sent[field] ?? '')])),
  )
  const actor = staffActor(context.get(staffContext))
  const origin = { actor, reason: '', cause: 'form', now: new Date() } as const
  const { db } = context.get(shopContext)
  const saved = await changeEmailTexts(db, origin, { kind, language, ...edits })
  if (!saved.ok && saved.reason === 'invalid') {
    const errors = Object.entries(saved.refusals).map(([field, refusal]) => [
      field,
      (texts.refusals[refusal.reason] as (params: object) => string)(refusal),
    ])
    return refuseEdits(edits, Object.fromEntries(errors))
  }
  if (!saved.ok)
    return askAboutConflicts(db, saved, {
      label: field => texts.fields[field as EmailTextField],
      row: field => ['email_text', { kind, language, field }],
    })
  const { changeSet } = saved
  const text = changeSet === null ? texts.unchanged : texts.saved(texts.kinds[kind][0])
  const page = `/office/settings/emails/${kind}?language=${language}`
  return redirectWithNotice(request, page, { text, changeSet })
}

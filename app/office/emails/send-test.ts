import { data } from 'react-router'
import { choiceField } from '#commerce/editing/input/text-fields.server.ts'
import { findPreviewedKind } from '#commerce/running/outbox/email-kinds.ts'
import { languages } from '#commerce/values/languages.ts'
import { officeEmailMessages as texts } from '#messages/office/emails.ts'
import { sharedMessages } from '#messages/shared.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { countForm } from '#web/requests/count-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { sendTestOfEmail } from '#writing/preview/send-test-of-email.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/send-test.ts'

const fields = { language: choiceField(languages) }

export const middleware = [allow('settings.edit'), acceptForm(fields, { isCountedByAction: true })]

/** Sends an email with sample data to whoever asks for it. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const kind = findPreviewedKind(params.kind)
  if (!kind) throw data(null, { status: 404 })
  const page = `/office/settings/emails/${kind}`
  const wait = (await countForm(context, 'forms')) || (await countForm(context, 'emails'))
  if (wait > 0)
    return redirectWithNotice(request, page, { text: sharedMessages.tooManyAttempts({ seconds: wait }) })
  const { db, sendsEmails } = context.get(shopContext)
  const { email } = context.get(staffContext)
  if (!sendsEmails || email === null)
    return redirectWithNotice(request, page, { text: sendsEmails ? texts.noAddress : texts.noMailServer })
  const { language } = input.values
  await sendTestOfEmail(db, { kind, language, to: email }, new Date())
  return redirectWithNotice(request, `${page}?language=${language}`, { text: texts.sent(email) })
}

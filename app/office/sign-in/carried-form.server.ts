import { redirect } from 'react-router'
import * as v from 'valibot'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import { officeSignInMessages } from '#messages/office/sign-in.ts'
import { sendOnPage } from '#web/forms/refusal-page.ts'
import { sentFields } from '#web/staff/step-first.server.ts'
import { officeReturnPath, withStaffCookies } from './staff-answer.server.ts'

/** More than any form of the office that waits for a confirmation. */
export const maxCarriedBytes = 256 * 1024

/** A form that waits until its sender has confirmed who they are, as JSON. */
export const carriedField = typedField({ max: maxCarriedBytes })

const carriedForm = v.object({ action: v.string(), fields: v.array(v.tuple([v.string(), v.string()])) })

type CarriedForm = v.InferOutput<typeof carriedForm>

/** The form that `allow` sent on to be confirmed, for the address `action`; undefined for none of the office. */
export async function carryForm(request: Request, action: string): Promise<string | undefined> {
  if (officeReturnPath(action, request) !== action) return undefined
  return JSON.stringify({ action, fields: await sentFields(request) } satisfies CarriedForm)
}

/** Leads a confirmed session back to its page, or to a page with the button that sends the waiting form. */
export function afterConfirming(
  request: Request,
  token: string,
  { returnTo, carried }: { returnTo: string | undefined; carried: string | undefined },
): Response {
  const page = officeReturnPath(returnTo, request)
  const form = carried ? readCarriedForm(request, carried) : undefined
  if (!form) return withStaffCookies(request, token, redirect(page, 303))
  const { confirmed, send, back } = officeSignInMessages.confirm
  return withStaffCookies(request, token, sendOnPage(confirmed, { ...form, send }, { to: page, label: back }))
}

function readCarriedForm(request: Request, json: string): CarriedForm | undefined {
  try {
    const { success, output } = v.safeParse(carriedForm, JSON.parse(json))
    return success && officeReturnPath(output.action, request) === output.action ? output : undefined
  } catch {
    return undefined
  }
}

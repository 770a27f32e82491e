import { redirect } from 'react-router'
import { endStaffSessionByToken } from '#commerce/people/staff/sessions/staff-session-store.server.ts'
import { hashToken } from '#commerce/values/random-token.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { onlyFormsHere } from '#web/requests/only-forms-here.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { readStaffToken, staffCookie } from '#web/staff/staff-cookie.server.ts'
import type { Route } from './+types/sign-out.ts'

export const middleware = [allow('office.use', { unsecured: true }), acceptForm({})]

export const loader = onlyFormsHere

export async function action({ request, context }: Route.ActionArgs) {
  const token = readStaffToken(request)
  if (token !== undefined) await endStaffSessionByToken(context.get(shopContext).db, hashToken(token))
  return redirect('/office/sign-in', { status: 303, headers: { 'Set-Cookie': staffCookie(request, '') } })
}

import { redirect } from 'react-router'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { allow } from '#web/staff/allow.server.ts'
import { endThemePreviewCookie } from '#web/theme/theme-preview-cookie.server.ts'
import type { Route } from './+types/end-preview.ts'

export const middleware = [allow('office.use'), acceptForm({})]

/** Shows this browser the shop as shoppers see it. */
export function action({ request }: Route.ActionArgs) {
  return redirect('/', { status: 303, headers: { 'Set-Cookie': endThemePreviewCookie(request) } })
}

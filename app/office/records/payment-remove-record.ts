import { acceptForm } from '../../web/requests/accept-form.server.ts'
import { allow } from '../../web/staff/allow.server.ts'
import type { Route } from './+types/payment-remove-record.ts'
import { removeFromForm } from './record-page.server.ts'

export const middleware = [allow('settings.payments', { fresh: true }), acceptForm({})]

export function action(args: Route.ActionArgs) {
  return removeFromForm(args)
}

import { acceptForm } from '../../../web/requests/accept-form.server.ts'
import { allow } from '../../../web/staff/allow.server.ts'
import type { Route } from './+types/unblock-gift-card.ts'
import { blockFromForm } from './block-from-form.server.ts'

export const middleware = [allow('orders.refund', { fresh: true }), acceptForm({})]

export function action(args: Route.ActionArgs) {
  return blockFromForm(args, false)
}

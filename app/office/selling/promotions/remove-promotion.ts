import { acceptForm } from '#web/requests/accept-form.server.ts'
import { allow } from '#web/staff/allow.server.ts'
import type { Route } from './+types/remove-promotion.ts'
import { removePromotion } from './save-promotion.server.ts'

export const middleware = [allow('selling.edit'), acceptForm({})]

export function action(args: Route.ActionArgs) {
  return removePromotion(args)
}

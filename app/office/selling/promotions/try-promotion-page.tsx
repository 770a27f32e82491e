import { acceptForm } from '#web/requests/accept-form.server.ts'
import { allow } from '#web/staff/allow.server.ts'
import type { Route } from './+types/try-promotion-page.ts'
import { PromotionForm } from './promotion-form.tsx'
import { loadPromotionForm, promotionFields } from './promotion-page.server.ts'
import { tryFromForm } from './try-promotion.server.ts'

export const middleware = [allow('selling.edit'), acceptForm(promotionFields, { maxBytes: 64 * 1024 })]

export function loader(args: Route.LoaderArgs) {
  return loadPromotionForm(args)
}

export function action(args: Route.ActionArgs) {
  return tryFromForm(args)
}

/** Where a browser without JavaScript tries a promotion: its form comes back with the prices. */
export default function TryPromotionPage({ loaderData, actionData }: Route.ComponentProps) {
  return <PromotionForm {...loaderData} answer={actionData} />
}

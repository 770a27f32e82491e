import { acceptForm } from '#web/requests/accept-form.server.ts'
import { allow } from '#web/staff/allow.server.ts'
import type { Route } from './+types/new-promotion-page.ts'
import { loadPromotionForm } from './load-promotion.server.ts'
import { PromotionForm } from './promotion-form.tsx'
import { promotionFields } from './promotion-input.server.ts'
import { addPromotionFromForm } from './save-promotion.server.ts'

export const middleware = [allow('selling.edit'), acceptForm(promotionFields)]

export function loader(args: Route.LoaderArgs) {
  return loadPromotionForm(args)
}

export function action(args: Route.ActionArgs) {
  return addPromotionFromForm(args)
}

/** The form of a new promotion. */
export default function NewPromotionPage({ loaderData, actionData }: Route.ComponentProps) {
  return <PromotionForm {...loaderData} answer={actionData} />
}

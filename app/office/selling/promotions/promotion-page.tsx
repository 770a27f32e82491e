import { acceptForm } from '#web/requests/accept-form.server.ts'
import { allow } from '#web/staff/allow.server.ts'
import type { Route } from './+types/promotion-page.ts'
import { PromotionForm } from './promotion-form.tsx'
import { loadPromotionForm, promotionFields, savePromotion } from './promotion-page.server.ts'

export const middleware = [allow('selling.edit'), acceptForm(promotionFields, { maxBytes: 64 * 1024 })]

export function loader(args: Route.LoaderArgs) {
  return loadPromotionForm(args)
}

export function action(args: Route.ActionArgs) {
  return savePromotion(args)
}

/** The form of a promotion, new or not. */
export default function PromotionPage({ loaderData, actionData }: Route.ComponentProps) {
  return <PromotionForm {...loaderData} answer={actionData} />
}

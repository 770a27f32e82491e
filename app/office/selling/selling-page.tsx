import { can } from '#commerce/people/staff/role.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { giftCardMessages } from '#messages/office/gift-cards.ts'
import { paymentStateMessages } from '#messages/office/payment-state.ts'
import { shippingCostMessages } from '#messages/office/shipping-cost.ts'
import { staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { recordLinks } from '../records/record-links.server.ts'
import { LinkList } from '../ui/link-list.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/selling-page.ts'

export const middleware = [allow('selling.edit')]

export function loader({ context }: Route.LoaderArgs) {
  const { role } = context.get(staffContext)
  const payments = can(role, 'settings.payments') ? [paymentsLink] : []
  const [promotions, ...records] = recordLinks('selling', role)
  return { links: [promotions!, ...sellingLinks, ...records, ...payments] }
}

const sellingLinks = [
  { to: '/office/selling/gift-cards', label: giftCardMessages.title, text: giftCardMessages.intro },
  { to: '/office/selling/shipping-cost', label: shippingCostMessages.title, text: shippingCostMessages.hub },
]

const paymentsLink = {
  to: '/office/selling/payments',
  label: paymentStateMessages.title,
  text: paymentStateMessages.intro,
}

/** The pages of this section. */
export default function SellingPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={frameMessages.pages.selling} />
      <LinkList links={loaderData.links} />
    </>
  )
}

import type { OrderChange } from '#commerce/cart/checkout/order-change.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { NoticeBox } from '#ui/notice/notice-box.tsx'
import { orderChangeText } from './order-change-text.ts'

interface OrderChangesNoticeProps {
  changes: readonly OrderChange[]
  /** Whether anything is left to order. */
  canOrder: boolean
}

/** Changes since the shopper saw their order. Nothing was ordered. */
export function OrderChangesNotice({ changes, canOrder }: OrderChangesNoticeProps) {
  return (
    <NoticeBox id="changed" title={checkoutMessages.changedTitle}>
      <ul>
        {changes.map(change => (
          <li key={JSON.stringify(change)}>{orderChangeText(change)}</li>
        ))}
      </ul>
      <p>{canOrder ? checkoutMessages.reviewAndConfirm : checkoutMessages.notCharged}</p>
    </NoticeBox>
  )
}

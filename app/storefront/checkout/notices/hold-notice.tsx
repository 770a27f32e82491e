import { href, Link } from 'react-router'
import type { HoldNextStep } from '#commerce/cart/holds/check-hold-limits.server.ts'
import { holdLimits } from '#commerce/cart/holds/hold-limits.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { NoticeBox } from '#ui/notice/notice-box.tsx'
import type { CheckoutNotice, CheckoutOptions } from '../view/checkout-view.ts'
import { ConfirmEmailButton } from './confirm-email-button.tsx'

export interface UnpaidOrder {
  number: string
  token: string
}

interface HoldNoticeProps {
  nextStep: HoldNextStep
  options: CheckoutOptions
  unpaid: readonly UnpaidOrder[]
  /** When others’ open payments for these items start to end; null if enough is left now. */
  retryAt: string | null
}

/** The next step this notice offers; undefined if the shopper has done it already. */
export function holdNextStep(
  notice: CheckoutNotice | undefined,
  isEmailConfirmed: boolean,
): HoldNextStep | undefined {
  if (notice === 'confirm-email') return isEmailConfirmed ? undefined : notice
  return notice === 'pay-now' || notice === 'finish-payments' || notice === 'try-later' ? notice : undefined
}

/** Why the order can't be held unpaid, and what the shopper can do. Their input stays in the form below. */
export function HoldNotice({ nextStep, options, unpaid, retryAt }: HoldNoticeProps) {
  const { hold } = checkoutMessages
  const { unpaidUnits, payments } = options
  const limits = holdLimits(unpaidUnits)
  const canPayNow = payments.some(({ isOnline }) => isOnline)
  switch (nextStep) {
    case 'finish-payments':
      return (
        <NoticeBox id="hold-title" title={hold.tooManyPayments}>
          <p>{hold.openPayments({ limit: limits.online.visitor })}</p>
          <UnpaidOrders orders={unpaid} />
        </NoticeBox>
      )
    case 'try-later':
      return (
        <NoticeBox id="hold-title" title={retryAt ? hold.lastOnes : hold.tryNow}>
          <p>{retryAt ? hold.tryLater({ time: retryAt }) : hold.lastOnesBefore}</p>
          <UnpaidOrders orders={unpaid} />
        </NoticeBox>
      )
    case 'pay-now':
      return (
        <NoticeBox id="hold-title" title={hold.tooMuchUnpaid}>
          <p>
            {hold.unpaid({ limit: limits.confirmed.visitor })}{' '}
            {canPayNow ? hold.payNowOrEarlier : hold.payEarlier}
          </p>
          <UnpaidOrders orders={unpaid} />
        </NoticeBox>
      )
    case 'confirm-email':
      return (
        <NoticeBox id="hold-title" title={canPayNow ? hold.confirmOrPayTitle : hold.confirmTitle}>
          <p>{hold.unconfirmed({ limit: limits.unconfirmed.visitor })}</p>
          <p>{canPayNow ? hold.confirmOrPay : hold.confirm}</p>
          <ConfirmEmailButton />
        </NoticeBox>
      )
  }
}

function UnpaidOrders({ orders }: { orders: readonly UnpaidOrder[] }) {
  if (orders.length === 0) return null
  return (
    <ul>
      {orders.map(({ number, token }) => (
        <li key={number}>
          <Link to={href('/orders/:token', { token })}>{checkoutMessages.hold.unpaidOrder({ number })}</Link>
        </li>
      ))}
    </ul>
  )
}

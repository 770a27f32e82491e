import { href, Link } from 'react-router'
import { holdLimits } from '../../commerce/holds/hold-limits.ts'
import type { HoldOffer } from '../../commerce/holds/may-hold.server.ts'
import type { CheckoutOffers, Saying } from './checkout-view.ts'
import styles from './notice-box.module.css'

export interface UnpaidOrder {
  number: string
  token: string
}

interface HoldNoticeProps {
  offer: HoldOffer
  offers: CheckoutOffers
  unpaid: readonly UnpaidOrder[]
}

/** What the page has to offer with this saying; nothing that the shopper has done already. */
export function offerOf(said: Saying | undefined, isEmailConfirmed: boolean): HoldOffer | undefined {
  if (said === 'confirm-email') return isEmailConfirmed ? undefined : said
  return said === 'pay-now' || said === 'finish-payments' ? said : undefined
}

/** Why an order can't wait for its money, and what the shopper can do. Everything they entered is in the form below. */
export function HoldNotice({ offer, offers: { unpaidUnits, payments }, unpaid }: HoldNoticeProps) {
  const limits = holdLimits(unpaidUnits)
  const paysNow = payments.some(({ isOnline }) => isOnline)
  if (offer === 'finish-payments')
    return (
      <NoticeBox title="Your order isn't placed yet: too many payments are open">
        <p>
          While payments are open, we hold up to {limits.online.visitor} items per shopper and a limited
          number per internet connection. Finish or cancel the payments you've started, or try again in 15
          minutes.
        </p>
        <UnpaidOrders orders={unpaid} />
      </NoticeBox>
    )
  if (offer === 'pay-now')
    return (
      <NoticeBox title="Your order isn't placed yet: it's more than we can hold unpaid">
        <p>
          Until a bank transfer arrives, we hold up to {limits.confirmed.visitor} items per shopper and a
          limited number per internet connection.{' '}
          {paysNow ? 'Choose a way to pay right away below, or pay for' : 'Pay for'} or cancel an earlier
          order first.
        </p>
        <UnpaidOrders orders={unpaid} />
      </NoticeBox>
    )
  return (
    <NoticeBox
      title={`Your order isn't placed yet: confirm your email${paysNow ? ' or pay right away' : ''}`}
    >
      <p>
        Until a bank transfer arrives, we hold up to {limits.unconfirmed.visitor} items per shopper and a
        limited number per internet connection, and we keep some of each product for people who pay right
        away. This order is over that limit.
      </p>
      <p>
        Confirm your email and we'll hold more for you
        {paysNow ? ', or choose another way to pay below.' : '.'}
      </p>
      <ConfirmEmailButton />
    </NoticeBox>
  )
}

function UnpaidOrders({ orders }: { orders: readonly UnpaidOrder[] }) {
  if (orders.length === 0) return null
  return (
    <ul>
      {orders.map(({ number, token }) => (
        <li key={number}>
          <Link to={href('/orders/:token', { token })}>Unpaid order {number}</Link>
        </li>
      ))}
    </ul>
  )
}

/** The shopper's link is on its way. */
export function LinkSentNotice({ email }: { email: string }) {
  return (
    <NoticeBox title="Check your inbox">
      <p>
        We've sent a link to <b>{email}</b>. Open it, confirm, then come back here. Everything you entered
        stays.
      </p>
    </NoticeBox>
  )
}

/** Belongs to the form of the page, so nothing that is filled in there gets lost. */
export function ConfirmEmailButton() {
  return (
    <button
      type="submit"
      form="checkout"
      formAction={href('/checkout/confirm')}
      formNoValidate
      className={`button quiet ${styles.action}`}
    >
      Email me a confirmation link
    </button>
  )
}

function NoticeBox({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: nothing is read out when a page comes, but where it begins
    <section className={styles.box} tabIndex={-1} autoFocus aria-labelledby="hold-title">
      <h2 id="hold-title">{title}</h2>
      {children}
    </section>
  )
}

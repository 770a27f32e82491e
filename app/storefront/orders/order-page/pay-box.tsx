import { href } from 'react-router'
import { formatMoney } from '#messages/format.ts'
import { orderMessages } from '#messages/orders.ts'
import type { OrderView, PaymentDue } from './order-view.server.ts'
import styles from './pay-box.module.css'

interface PayBoxProps {
  paymentDue: PaymentDue
  order: OrderView['order']
}

/** The way to pay an unpaid order; nothing while a payment is being confirmed. */
export function PayBox({ paymentDue, order }: PayBoxProps) {
  switch (paymentDue.method) {
    case 'confirming':
      return null
    case 'online':
      return <OnlinePayment paymentDue={paymentDue} order={order} />
    case 'transfer':
      return <TransferDetails paymentDue={paymentDue} order={order} />
  }
}

interface OnlinePaymentProps {
  paymentDue: Extract<PaymentDue, { method: 'online' }>
  order: OrderView['order']
}

function OnlinePayment({ paymentDue: { amount, until }, order }: OnlinePaymentProps) {
  return (
    <section className={styles.box} aria-labelledby="pay">
      <h2 id="pay">{orderMessages.amountDue({ amount: formatMoney(amount, order.currency) })}</h2>
      {until !== null && <p>{orderMessages.heldUntil({ time: until })}</p>}
      <form method="post" action={href('/orders/:token/pay', { token: order.token })}>
        <button type="submit" className="button">
          {orderMessages.payNow}
        </button>
      </form>
    </section>
  )
}

interface TransferDetailsProps {
  paymentDue: Extract<PaymentDue, { method: 'transfer' }>
  order: OrderView['order']
}

function TransferDetails({ paymentDue: { amount, until, account }, order }: TransferDetailsProps) {
  return (
    <section className={styles.box} aria-labelledby="pay">
      <h2 id="pay">{orderMessages.howToPay}</h2>
      <dl>
        <div>
          <dt>{orderMessages.amount}</dt>
          <dd>{formatMoney(amount, order.currency)}</dd>
        </div>
        <div>
          <dt>{orderMessages.reference}</dt>
          <dd>{order.number}</dd>
        </div>
        {until !== null && (
          <div>
            <dt>{orderMessages.payBy}</dt>
            <dd>{until}</dd>
          </div>
        )}
        {account.length > 0 && (
          <div>
            <dt>{orderMessages.account}</dt>
            <dd>
              {account.map((line, at) => (
                <span key={at}>{line}</span>
              ))}
            </dd>
          </div>
        )}
      </dl>
      {account.length === 0 && <p>{orderMessages.noAccount}</p>}
    </section>
  )
}

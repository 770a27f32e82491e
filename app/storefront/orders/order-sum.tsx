import { href } from 'react-router'
import { sumRows } from '../../commerce/invoices/sum-rows.ts'
import { cents, formatMoney } from '../../commerce/money.ts'
import styles from './order-sum.module.css'
import type { OrderView } from './order-view.server.ts'

/** What the order came to, where it goes, and how it was paid. */
export function OrderSum({ view: { order, address, paidBy, hasInvoice } }: { view: OrderView }) {
  const rows = sumRows(order)
  return (
    <section className={styles.sum} aria-labelledby="sum">
      <h2 id="sum">Summary</h2>
      <dl>
        {rows
          .filter(({ kind }) => kind !== 'tax-within')
          .map(({ label, amount, kind }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{kind === 'delivery' && amount === 0 ? 'Free' : formatMoney(amount)}</dd>
            </div>
          ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{formatMoney(order.total)}</dd>
        </div>
        {rows
          .filter(({ kind }) => kind === 'tax-within')
          .map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatMoney(amount)}</dd>
            </div>
          ))}
        {order.giftCard > 0 && (
          <div>
            <dt>Paid by gift card</dt>
            <dd>{formatMoney(cents(-order.giftCard))}</dd>
          </div>
        )}
        {order.paid > 0 && (
          <div>
            <dt>Paid{paidBy !== '' && ` by ${paidBy.toLowerCase()}`}</dt>
            <dd>{formatMoney(order.paid)}</dd>
          </div>
        )}
        {order.refunded > 0 && (
          <div>
            <dt>Paid back, or on its way to you</dt>
            <dd>{formatMoney(order.refunded)}</dd>
          </div>
        )}
      </dl>
      <h3>Delivery address</h3>
      <address>{address.join('\n')}</address>
      <p>{order.email}</p>
      {hasInvoice && (
        <p className={styles.invoice}>
          {/* A file: the router must not fetch it as a page. */}
          <a href={href('/orders/:token/invoice', { token: order.token })}>Invoice (PDF)</a>
        </p>
      )}
    </section>
  )
}

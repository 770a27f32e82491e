import { href, Link } from 'react-router'
import { formatDate, formatMoney } from '#messages/format.ts'
import { orderMessages } from '#messages/orders.ts'
import { returnMessages } from '#messages/returns.ts'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import styles from './order-cases.module.css'
import type { OrderView } from './order-view.server.ts'

/** The returns and warranty claims of an order. */
export function OrderCases({ view }: { view: OrderView }) {
  return (
    <>
      {view.returns.length > 0 && <Returns view={view} />}
      {view.claims.length > 0 && <Claims view={view} />}
    </>
  )
}

function Returns({ view: { order, returns } }: { view: OrderView }) {
  return (
    <section className={styles.cases} aria-labelledby="returns">
      <h2 id="returns">{orderMessages.returns}</h2>
      <ul>
        {returns.map(({ id, number, state, amount, requestedAt }) => (
          <li key={id}>
            <p>
              <RichText
                text={orderMessages.returnOn({ number, date: formatDate(requestedAt) })}
                wrap={{
                  link: inner => (
                    <Link to={href('/orders/:token/returns/:number', { token: order.token, number })}>
                      {inner}
                    </Link>
                  ),
                }}
              />
            </p>
            <p>
              {returnMessages.states[state]} · {formatMoney(amount, order.currency)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Claims({ view: { order, claims } }: { view: OrderView }) {
  const titleOf = (lineId: number) => order.lines.find(({ id }) => id === lineId)?.title ?? ''
  return (
    <section className={styles.cases} aria-labelledby="claims">
      <h2 id="claims">{orderMessages.claims}</h2>
      <ul>
        {claims.map(({ id, number, orderLineId, description, claimedAt, answer }) => (
          <li key={id}>
            <p>
              {orderMessages.claimOn({ number, date: formatDate(claimedAt), title: titleOf(orderLineId) })}
            </p>
            <blockquote>{description}</blockquote>
            <p>{answer === '' ? orderMessages.replyPending : orderMessages.reply({ reply: answer })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

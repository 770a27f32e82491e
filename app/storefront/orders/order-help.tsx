import { href, Link } from 'react-router'
import { dayInWords } from '../../commerce/letters/paper/days-in-words.ts'
import { formatMoney } from '../../commerce/money.ts'
import styles from './order-help.module.css'
import type { OrderView } from './order-view.server.ts'
import { returnInWords } from './order-words.ts'

/** What came back, and what was broken: nothing where there is neither. */
export function OrderHelp({ view: { order, returns, claims } }: { view: OrderView }) {
  const titleOf = (lineId: number) => order.lines.find(({ id }) => id === lineId)?.title ?? ''
  return (
    <>
      {returns.length > 0 && (
        <section className={styles.help} aria-labelledby="returns">
          <h2 id="returns">Returns</h2>
          <ul>
            {returns.map(({ id, number, state, amount, askedAt }) => (
              <li key={id}>
                <p>
                  <Link to={href('/orders/:token/returns/:number', { token: order.token, number })}>
                    {number}
                  </Link>{' '}
                  of {dayInWords(askedAt)}
                </p>
                <p>
                  {returnInWords[state]} · {formatMoney(amount)}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {claims.length > 0 && (
        <section className={styles.help} aria-labelledby="claims">
          <h2 id="claims">Warranty claims</h2>
          <ul>
            {claims.map(({ id, number, orderLineId, words, claimedAt, answer }) => (
              <li key={id}>
                <p>
                  {number} of {dayInWords(claimedAt)}: {titleOf(orderLineId)}
                </p>
                <blockquote>{words}</blockquote>
                <p>{answer === '' ? 'We will answer by e-mail.' : `Our answer: ${answer}`}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

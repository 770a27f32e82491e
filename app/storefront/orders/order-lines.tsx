import { href, Link } from 'react-router'
import { dayInWords } from '../../commerce/letters/paper/days-in-words.ts'
import { cents, formatMoney } from '../../commerce/money.ts'
import { PictureView } from '../../ui/picture/picture-view.tsx'
import { itemsInWords } from '../items-in-words.ts'
import styles from './order-lines.module.css'
import type { OrderView } from './order-view.server.ts'

/** What was bought, as it was then, and until when the shop stands for it. */
export function OrderLines({ view: { order, warranty } }: { view: OrderView }) {
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section aria-labelledby="lines">
      <h2 id="lines">{itemsInWords(pieces)}</h2>
      <ul className={styles.lines}>
        {order.lines.map(({ id, slug, title, options, picture, quantity, unitPrice, returned }, place) => (
          <li key={id}>
            <div className={`picture-frame ${styles.shot}`}>
              {picture && (
                <PictureView
                  picture={{ ...picture, alt: '' }}
                  sizes="6rem"
                  widest={192}
                  eager={place === 0}
                />
              )}
            </div>
            <div className={styles.about}>
              <h3>
                <Link to={href('/productDetails/:slug?', { slug })}>{title}</Link>
              </h3>
              {options !== '' && <p>{options}</p>}
              <p>
                {quantity} × {formatMoney(unitPrice)}
              </p>
              {returned > 0 && <p>{returned} returned</p>}
              {warranty && returned < quantity && (
                <p>
                  {warranty.isOver ? 'Warranty ended' : 'Warranty until'} {dayInWords(warranty.until)}
                  {!warranty.isOver && (
                    <>
                      {' · '}
                      <Link
                        className={styles.claim}
                        aria-label={`Something is broken: ${title}`}
                        to={href('/orders/:token/claim/:line', { token: order.token, line: String(id) })}
                      >
                        Something is broken
                      </Link>
                    </>
                  )}
                </p>
              )}
            </div>
            <p className={styles.amount}>{formatMoney(cents(unitPrice * quantity))}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { href, Link } from 'react-router'
import { noticesOf } from '../../commerce/cart/cart.ts'
import { noticeInWords } from '../../commerce/cart/cart-words.ts'
import type { OrderedLine } from '../../commerce/checkout/order-change.ts'
import { cents, formatMoney } from '../../commerce/money.ts'
import { PictureView } from '../../ui/picture/picture-view.tsx'
import { type CheckoutView, linesOf } from './checkout-view.ts'
import { CodeBox } from './code-box.tsx'
import styles from './order-part.module.css'
import { OrderSum } from './order-sum.tsx'
import type { CodeWords } from './use-checkout.ts'

/** What is ordered, beside the fields: lines, codes, and what it comes to. */
export function OrderPart({ view, code }: { view: CheckoutView; code: CodeWords | undefined }) {
  const { inCart, limit, quote } = view
  const lines = linesOf(view)
  const noted = inCart.flatMap(line =>
    noticesOf(line, limit)
      .filter(({ about }) => about !== 'price-changed')
      .map(notice => ({ sku: line.sku, title: line.title, words: noticeInWords(notice) })),
  )
  return (
    <section id="order" className={styles.order} aria-labelledby="order-title">
      <div className={styles.head}>
        <h2 id="order-title">Your order</h2>
        <Link to={href('/cart')}>Change</Link>
      </div>
      <ul className={styles.lines}>
        {lines.map(line => (
          <OrderLine key={line.sku} line={line} />
        ))}
      </ul>
      {noted.length > 0 && (
        <ul className={styles.noted} aria-label="Not in this order">
          {noted.map(({ sku, title, words }) => (
            <li key={sku}>
              <b>{title}</b>: {words}
            </li>
          ))}
        </ul>
      )}
      <CodeBox view={view} said={code} />
      {quote && <OrderSum quote={quote} lines={lines} />}
    </section>
  )
}

function OrderLine({ line: { title, options, picture, quantity, offer } }: { line: OrderedLine }) {
  return (
    <li>
      <div className={`picture-frame ${styles.shot}`}>
        {picture && <PictureView picture={{ ...picture, alt: '' }} sizes="4rem" widest={128} />}
      </div>
      <div>
        <p className={styles.title}>{title}</p>
        {options !== '' && <p>{options}</p>}
        <p>
          {quantity} × {formatMoney(offer.price)}
        </p>
      </div>
      <p className={styles.amount}>{formatMoney(cents(quantity * offer.price))}</p>
    </li>
  )
}

import { useId } from 'react'
import { href } from 'react-router'
import {
  type Cart,
  type CartLine,
  chargedQuantity,
  lineTotal,
  noticesOf,
} from '../../../commerce/cart/cart.ts'
import { mostInWords, noticeInWords } from '../../../commerce/cart/cart-words.ts'
import { mostOf } from '../../../commerce/cart/quantity.ts'
import { formatMoney } from '../../../commerce/money.ts'
import { useSurroundings } from '../../use-surroundings.ts'
import styles from './cart-line-item.module.css'
import type { PlacedMessage } from './cart-message.ts'
import { LineButton } from './line-button.tsx'
import { LineHead } from './line-head.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { Spoken } from './spoken.tsx'

interface CartLineItemProps {
  line: CartLine
  cart: Cart
  /** What came of what was just done with it. */
  message: PlacedMessage | undefined
  eager: boolean
}

/** A line that can be bought: how many, what they cost, and what changed since it was added. */
export function CartLineItem({ line, cart, message, eager }: CartLineItemProps) {
  const id = useId()
  const { lowStock } = useSurroundings().settings
  const { quantity, offer } = line
  const { limit } = cart
  const charged = chargedQuantity(line, limit)
  const notices = noticesOf(line, limit)
  const most = message?.at === 'most' ? undefined : mostInWords(line, cart, lowStock)
  return (
    <li data-row={line.sku} className={`${styles.line} ${styles.charged}`}>
      <LineHead line={line} eager={eager} />
      <div className={styles.notes}>
        {notices.length > 0 && (
          <div className={styles.notice}>
            {notices.map(notice => (
              <p key={notice.about}>{noticeInWords(notice)}</p>
            ))}
            {charged < quantity && (
              <LineButton
                action={href('/cart/change')}
                line={line}
                quantity={charged}
                words={`Change to ${charged}`}
              />
            )}
          </div>
        )}
        {message && <Spoken message={message} />}
      </div>
      <LineQuantity
        line={line}
        limit={limit}
        atMost={quantity >= mostOf({ limit, available: offer?.available ?? 0 })}
        describedBy={most && id}
      />
      {most && (
        <p id={id} className={styles.most}>
          {most}
        </p>
      )}
      <p className={styles.total}>
        <span className="visually-hidden">Together: </span>
        {formatMoney(lineTotal(line, limit))}
      </p>
      <LineActions line={line} />
    </li>
  )
}

function LineActions({ line }: { line: CartLine }) {
  return (
    <div className={styles.actions}>
      <LineButton action={href('/cart/save')} line={line} words="Save for later" />
      <LineButton action={href('/cart/change')} line={line} quantity={0} words="Remove" />
    </div>
  )
}

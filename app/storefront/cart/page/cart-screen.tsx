import { useRef } from 'react'
import { href } from 'react-router'
import { type Cart, cartTotals, isFull } from '../../../commerce/cart/cart.ts'
import { saidInWords } from '../../../commerce/cart/cart-words.ts'
import type { CollectionCards } from '../../../commerce/finding/collection-cards.server.ts'
import { formatMoney } from '../../../commerce/money.ts'
import { CardRow } from '../../../ui/card/card-row.tsx'
import { itemsInWords } from '../../items-in-words.ts'
import { productActions } from '../../product-actions.tsx'
import { CartLineItem } from './cart-line-item.tsx'
import { type CartMessage, placed } from './cart-message.ts'
import { CartPart } from './cart-part.tsx'
import { rowsOf } from './cart-rows.ts'
import styles from './cart-screen.module.css'
import { CartSummary } from './cart-summary.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { GoneLineItem } from './gone-line-item.tsx'
import { SavedLineItem } from './saved-line-item.tsx'
import { Spoken } from './spoken.tsx'
import { useCartForms } from './use-cart-forms.ts'
import { useKeptFocus } from './use-kept-focus.ts'

interface CartScreenProps {
  loaded: Cart
  /** What there was to say when the page was asked for. */
  first: CartMessage | undefined
  around: {
    /** What the shop promises to every buyer, in the merchant's words. */
    promises: readonly string[]
    shipping: string
    bestSellers: CollectionCards | null
  }
}

/** The cart, what is not in its sum, what is saved for later, and what it comes to. */
export function CartScreen({ loaded, first, around }: CartScreenProps) {
  const page = useRef<HTMLDivElement>(null)
  const { cart, message, moved, spoken, stuck, onSubmit } = useCartForms(loaded, first)
  const focus = useKeptFocus(page)
  const said = placed(message, cart)
  const rows = rowsOf(cart, moved)
  const { units, subtotal } = cartTotals(cart)
  // What was pressed there stays, for the focus to come back to it.
  const beganEmpty = cartTotals(loaded).units === 0
  const part = { cart, message: said?.at === 'top' ? undefined : said }
  return (
    <div ref={page} className={`wrap ${styles.page}`} {...focus}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Cart</h1>
        {units > 0 && (
          <p>
            {itemsInWords(units)}
            <span className={styles.sum}> · {formatMoney(subtotal)}</span>
          </p>
        )}
      </header>
      <p aria-live="polite" className="visually-hidden">
        <span key={spoken.times}>{spoken.words}</span>
      </p>
      <div className={styles.top}>
        {said?.at === 'top' && <Spoken message={said} />}
        {isFull(cart) && said?.said !== 'lines-full' && <p>{saidInWords('lines-full', undefined, cart)}</p>}
      </div>
      <div className={styles.columns} onSubmit={onSubmit}>
        <div>
          <CartPart title="In your cart" titleHidden rows={rows.charged} {...part}>
            {(line, about, place) => (
              <CartLineItem key={line.sku} line={line} cart={cart} message={about} eager={place === 0} />
            )}
          </CartPart>
          <CartPart title="Not available now" note="These are not in the sum." rows={rows.gone} {...part}>
            {(line, about) => <GoneLineItem key={line.sku} line={line} cart={cart} message={about} />}
          </CartPart>
          {units === 0 && <EmptyCart />}
        </div>
        {units > 0 && (
          <div className={styles.beside}>
            <CartSummary cart={cart} {...around} stuck={stuck} />
          </div>
        )}
        <CartPart title="Saved for later" rows={rows.saved} {...part}>
          {(line, about) => <SavedLineItem key={line.sku} line={line} cart={cart} message={about} />}
        </CartPart>
      </div>
      {(units === 0 || beganEmpty) && around.bestSellers && (
        <CardRow
          {...around.bestSellers}
          actions={productActions}
          to={href('/collections/:collection', { collection: 'best-sellers' })}
        />
      )}
    </div>
  )
}

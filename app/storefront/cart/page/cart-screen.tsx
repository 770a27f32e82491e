import { useRef } from 'react'
import { href, Link } from 'react-router'
import { type Cart, cartTotals, isCartFull } from '#commerce/cart/cart.ts'
import type { CollectionCards } from '#commerce/catalog/collections/collection-cards.server.ts'
import type { AlertVariant } from '#commerce/people/alerts/alert-request-store.server.ts'
import { cartMessages } from '#messages/cart.ts'
import { formatPrice } from '#messages/format.ts'
import { sharedMessages } from '#messages/shared.ts'
import { CardRow } from '#ui/card/card-row.tsx'
import { GoToShop } from '#ui/message/go-to-shop.tsx'
import { useLayoutData } from '../../layout-data/use-layout-data.ts'
import { productActions } from '../../product-controls/product-actions.tsx'
import { variantUrl } from '../../product-controls/variant-url.ts'
import { cartResultText } from '../cart-result-text.ts'
import { type CartMessage, placeCartMessage } from './cart-message.ts'
import { groupCartRows } from './cart-rows.ts'
import styles from './cart-screen.module.css'
import { CartSection } from './cart-section.tsx'
import { CartStatus } from './cart-status.tsx'
import { CartSummary } from './cart-summary.tsx'
import { useCartForms } from './forms/use-cart-forms.ts'
import { CartLineItem } from './line/cart-line-item.tsx'
import { SavedLineItem } from './line/saved-line-item.tsx'
import { UnavailableLineItem } from './line/unavailable-line-item.tsx'
import { useFocusRecovery } from './use-focus-recovery.ts'

interface CartScreenProps {
  loadedCart: Cart
  initialMessage: CartMessage | undefined
  extras: CartExtras
}

/** Everything on the page that isn't part of the cart. */
export interface CartExtras {
  /** The shop's benefits. */
  promises: readonly string[]
  shipping: string
  /** Whether a provider offers express checkout. */
  express: boolean
  bestSellers: CollectionCards | null
}

export function CartScreen({ loadedCart, initialMessage, extras }: CartScreenProps) {
  const page = useRef<HTMLDivElement>(null)
  const form = useCartForms(loadedCart, initialMessage)
  const { cart } = form
  const message = placeCartMessage(form.message, cart)
  const { units } = cartTotals(cart)
  // The best sellers stay after adding one of them, so that its button gets the focus back.
  const startedEmpty = cartTotals(loadedCart).units === 0
  return (
    <div ref={page} className={`wrap ${styles.page}`} {...useFocusRecovery(page)}>
      <CartHeader cart={cart} />
      <p aria-live="polite" className="visually-hidden">
        <span key={form.announcement.count}>{form.announcement.text}</span>
      </p>
      <div className={styles.top}>
        {message?.place === 'top' && <CartStatus message={message} />}
        {message?.soldOut && <SoldOutLinks item={message.soldOut} />}
        {isCartFull(cart) && message?.result !== 'lines-full' && (
          <p>{cartResultText('lines-full', undefined, cart)}</p>
        )}
      </div>
      <CartSections form={form} message={message?.place === 'top' ? undefined : message} extras={extras} />
      {(units === 0 || startedEmpty) && extras.bestSellers && (
        <CardRow
          {...extras.bestSellers}
          actions={productActions}
          to={href('/collections/:collection', { collection: 'best-sellers' })}
        />
      )}
    </div>
  )
}

function CartHeader({ cart }: { cart: Cart }) {
  const { units, subtotal } = cartTotals(cart)
  return (
    <header className={styles.header}>
      <h1 tabIndex={-1}>{sharedMessages.cart}</h1>
      {units > 0 && (
        <p>
          {sharedMessages.itemCount({ count: units })}
          <span className={styles.subtotal}> · {formatPrice(subtotal)}</span>
        </p>
      )}
    </header>
  )
}

interface CartSectionsProps {
  form: ReturnType<typeof useCartForms>
  message: ReturnType<typeof placeCartMessage>
  extras: CartExtras
}

function CartSections({ form: { cart, moves, pendingNote, onSubmit }, message, extras }: CartSectionsProps) {
  const rows = groupCartRows(cart, moves)
  const { units } = cartTotals(cart)
  const shared = { cart, message }
  return (
    <div className={styles.columns} onSubmit={onSubmit}>
      <div>
        <CartSection title={cartMessages.inCart} titleHidden rows={rows.available} {...shared}>
          {(line, lineMessage, index) => (
            <CartLineItem key={line.sku} line={line} cart={cart} message={lineMessage} eager={index === 0} />
          )}
        </CartSection>
        <CartSection
          title={cartMessages.unavailable}
          note={cartMessages.notIncluded}
          rows={rows.unavailable}
          {...shared}
        >
          {(line, lineMessage) => (
            <UnavailableLineItem key={line.sku} line={line} cart={cart} message={lineMessage} />
          )}
        </CartSection>
        {units === 0 && <EmptyCart />}
      </div>
      {units > 0 && (
        <div className={styles.aside}>
          <CartSummary cart={cart} {...extras} pendingNote={pendingNote} />
        </div>
      )}
      <CartSection title={cartMessages.savedForLater} rows={rows.saved} {...shared}>
        {(line, lineMessage) => (
          <SavedLineItem key={line.sku} line={line} cart={cart} message={lineMessage} />
        )}
      </CartSection>
    </div>
  )
}

function EmptyCart() {
  const { categories } = useLayoutData()
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{cartMessages.empty}</p>
      <p>{cartMessages.storedForYear}</p>
      <p className="message-ways">
        <GoToShop />
      </p>
      {categories.length > 0 && (
        <ul className="message-links links">
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={href('/Shop/:category?', { category: slug })}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The next steps for an item that couldn't be added. */
function SoldOutLinks({ item: { sku, slug, choice } }: { item: AlertVariant }) {
  return (
    <div className="message-ways">
      <Link className="button" to={href('/back-in-stock/:sku', { sku })}>
        {sharedMessages.notifyMe}
      </Link>
      <Link className="button quiet" to={variantUrl({ slug, choice })}>
        {sharedMessages.backToProduct}
      </Link>
    </div>
  )
}

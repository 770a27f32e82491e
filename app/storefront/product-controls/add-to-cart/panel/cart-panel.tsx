import { type CartTotals, cartTotals } from '#commerce/cart/cart.ts'
import { cartPanelMessages } from '#messages/cart-panel.ts'
import { formatPrice } from '#messages/format.ts'
import { sharedMessages } from '#messages/shared.ts'
import { usePendingChanges } from '#storefront/pending-changes/page-queue.ts'
import { unreachableText } from '#storefront/pending-changes/unreachable-text.ts'
import { PictureView } from '#ui/picture/picture-view.tsx'
import { CurrentPrice, PreviousPrice } from '#ui/price/price.tsx'
import { PriceNote } from '#ui/price/price-note.tsx'
import { ModalSheet } from '#ui/sheet/modal-sheet.tsx'
import { type AddedItem, closeAddToCartDialog } from '../add-to-cart-state.ts'
import { useLiveCart } from '../live-cart.ts'
import styles from './cart-panel.module.css'
import { type AddedItemGroup, type AddToCartResponse, groupAddedItems } from './group-added-items.ts'
import { NextSteps } from './next-steps.tsx'

/** The items just added, the cart's subtotal, and links to cart and checkout. */
export function CartPanel({ added }: { added: readonly AddedItem[] }) {
  const { isUnreachable, pending, completed } = usePendingChanges()
  const ownPending = pending.filter(({ key }) => added.some(item => item.key === key))
  const isWaiting = isUnreachable && ownPending.length > 0
  const responseTo = ({ key }: AddedItem) => completed.get(key)?.response as AddToCartResponse | undefined
  const isRefused = added.every(item => responseTo(item)?.ok === false)
  const latest = added.map(responseTo).findLast(response => response)
  const cart = useLiveCart(latest?.cart)
  const totals = cart && cartTotals(cart)
  const title = isRefused ? 'notAdded' : isWaiting ? 'titlePending' : 'titleAdded'
  return (
    <ModalSheet title={cartPanelMessages[title]} onClose={closeAddToCartDialog}>
      <ul className={styles.lines}>
        {groupAddedItems(added, responseTo).map(group => (
          <AddedLine key={group.line.sku} {...group} />
        ))}
      </ul>
      <div className={styles.footer} role="status">
        {isWaiting && <p className={styles.note}>{unreachableText(ownPending)}</p>}
      </div>
      {!isWaiting && totals?.charged !== 0 && <PanelSubtotal totals={totals} shipping={latest?.shipping} />}
      <NextSteps
        soldOut={added.find(item => responseTo(item)?.result === 'sold-out')?.item}
        isReachable={!isWaiting}
      />
    </ModalSheet>
  )
}

/** Undefined until the shop has responded. */
interface PanelSubtotalProps {
  totals: CartTotals | undefined
  shipping: string | undefined
}

function PanelSubtotal({ totals, shipping }: PanelSubtotalProps) {
  return (
    <div className={styles.footer}>
      <p className={styles.subtotal}>
        <span>
          {totals
            ? cartPanelMessages.subtotalOf({ items: sharedMessages.itemCount({ count: totals.charged }) })
            : cartPanelMessages.subtotal}
        </span>
        <span>{totals ? formatPrice(totals.subtotal) : '…'}</span>
      </p>
      <p className={styles.shipping}>{shipping}</p>
    </div>
  )
}

function AddedLine({ line, addedQuantity, message }: AddedItemGroup) {
  const { title, options, picture, quantity, offer } = line
  const isRefused = addedQuantity === 0
  return (
    <li className={styles.line} data-refused={isRefused ? '' : undefined}>
      <span className={`picture-frame ${styles.picture}`}>
        {picture && <PictureView picture={{ ...picture, alt: '' }} sizes="88px" maxWidth={320} eager />}
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        {options && <p className={styles.details}>{options}</p>}
        {offer && <PriceNote notes={offer} />}
        {!isRefused && (
          <p className={styles.details}>
            {cartPanelMessages.quantityAdded({ added: addedQuantity, inCart: quantity })}
          </p>
        )}
        <p className={styles.message} role="status">
          {message}
        </p>
      </div>
      {offer && (
        <p className={styles.prices}>
          <PreviousPrice price={offer.compareAtPrice} />
          <CurrentPrice price={offer.price} previousPrice={offer.compareAtPrice} />
        </p>
      )}
    </li>
  )
}

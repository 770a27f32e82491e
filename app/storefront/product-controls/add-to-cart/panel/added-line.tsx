import { cartPanelMessages } from '#messages/cart-panel.ts'
import { PictureView } from '#ui/picture/picture-view.tsx'
import { CurrentPrice, PreviousPrice } from '#ui/price/price.tsx'
import styles from './added-line.module.css'
import type { AddedItemGroup } from './group-added-items.ts'

export function AddedLine({ line, addedQuantity, message }: AddedItemGroup) {
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

import { PictureView } from '../../../ui/picture/picture-view.tsx'
import { PriceBefore, PriceNow } from '../../../ui/price/price.tsx'
import styles from './added-line.module.css'
import type { Together } from './pressed-together.ts'

/** What was added, with its picture: how many, at which price, and what there is to say about it. */
export function AddedLine({ line, took, words }: Together) {
  const { title, options, picture, quantity, offer } = line
  const refused = took === 0
  return (
    <li className={styles.line} data-refused={refused ? '' : undefined}>
      <span className={`picture-frame ${styles.shot}`}>
        {picture && <PictureView picture={{ ...picture, alt: '' }} sizes="88px" widest={320} eager />}
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        {options && <p className={styles.quiet}>{options}</p>}
        {!refused && (
          <p className={styles.quiet}>
            Quantity {took}
            {quantity > took && `, ${quantity} in your cart`}
          </p>
        )}
        <p className={styles.words} role="status">
          {words}
        </p>
      </div>
      {offer && (
        <p className={styles.prices}>
          <PriceBefore price={offer.compareAtPrice} />
          <PriceNow price={offer.price} before={offer.compareAtPrice} />
        </p>
      )}
    </li>
  )
}

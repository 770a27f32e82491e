import { Link } from 'react-router'
import type { CartLine } from '#commerce/cart/cart.ts'
import { variantUrl } from '#storefront/product-controls/variant-url.ts'
import { PictureView } from '#ui/picture/picture-view.tsx'
import { CurrentPrice, PreviousPrice } from '#ui/price/price.tsx'
import { PriceNote } from '#ui/price/price-note.tsx'
import styles from './line-header.module.css'

interface LineHeaderProps {
  line: CartLine
  /** Loads the picture at once, for the first line of the page. */
  eager?: boolean
}

/** Picture, title, options and unit price, linked to the variant. */
export function LineHeader({ line: { title, options, picture, offer }, eager = false }: LineHeaderProps) {
  return (
    <>
      <div className={`picture-frame ${styles.picture}`}>
        {picture && <PictureView picture={picture} sizes="8rem" maxWidth={256} eager={eager} />}
      </div>
      <div className={styles.header}>
        <h3>{offer ? <Link to={variantUrl(offer)}>{title}</Link> : title}</h3>
        {options !== '' && <p>{options}</p>}
        {offer && (
          <p className={styles.price}>
            <PreviousPrice price={offer.compareAtPrice} />
            <CurrentPrice price={offer.price} previousPrice={offer.compareAtPrice} />
            <PriceNote notes={offer} />
          </p>
        )}
      </div>
    </>
  )
}

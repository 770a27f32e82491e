import { Link } from 'react-router'
import type { CartLine } from '../../../commerce/cart/cart.ts'
import { PictureView } from '../../../ui/picture/picture-view.tsx'
import { PriceBefore, PriceNow } from '../../../ui/price/price.tsx'
import { chosenAddress } from '../../chosen-address.ts'
import styles from './line-head.module.css'

interface LineHeadProps {
  line: CartLine
  /** For the first line of the page. */
  eager?: boolean
}

/** What a line is, and what one of it costs. Its picture and its title lead to the product, with this variant chosen. */
export function LineHead({ line: { title, options, picture, offer }, eager = false }: LineHeadProps) {
  return (
    <>
      <div className={`picture-frame ${styles.shot}`}>
        {picture && <PictureView picture={picture} sizes="8rem" widest={256} eager={eager} />}
      </div>
      <div className={styles.head}>
        <h3>{offer ? <Link to={chosenAddress(offer)}>{title}</Link> : title}</h3>
        {options !== '' && <p>{options}</p>}
        {offer && (
          <p className={styles.price}>
            <PriceBefore price={offer.compareAtPrice} />
            <PriceNow price={offer.price} before={offer.compareAtPrice} />
          </p>
        )}
      </div>
    </>
  )
}

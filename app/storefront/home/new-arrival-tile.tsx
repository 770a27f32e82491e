import { Link } from 'react-router'
import type { CarouselProduct } from '#commerce/product-list/product-list.ts'
import { formatMoney } from '#messages/format.ts'
import { PictureView, tilePicture } from '#ui/picture/picture-view.tsx'
import styles from './new-arrival-tile.module.css'

/** A product of the carousel: a link if the shop sells it. */
export function NewArrivalTile({ product }: { product: CarouselProduct }) {
  const { title, price, currency, picture, href } = product
  return (
    <div className={styles.tile}>
      <div className="picture-frame">{picture && <PictureView picture={picture} {...tilePicture} />}</div>
      <div className={styles.line}>
        <h3>{href ? <Link to={href}>{title}</Link> : title}</h3>
        <span>{formatMoney(price, currency)}</span>
      </div>
    </div>
  )
}

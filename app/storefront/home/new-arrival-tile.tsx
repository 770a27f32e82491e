import { href, Link } from 'react-router'
import type { CarouselProduct } from '#commerce/catalog/product-list/product-list.ts'
import { formatMoney, formatPrice } from '#messages/format.ts'
import { PictureView, tilePicture } from '#ui/picture/picture-view.tsx'
import styles from './new-arrival-tile.module.css'

/** A product of the carousel: a link if the shop sells it. */
export function NewArrivalTile({ product }: { product: CarouselProduct }) {
  const { id, title, price, picture, currency } = product
  return (
    <div className={styles.tile}>
      <div className="picture-frame">{picture && <PictureView picture={picture} {...tilePicture} />}</div>
      <div className={styles.line}>
        <h3>{currency ? title : <Link to={href('/productDetails/:slug?', { slug: id })}>{title}</Link>}</h3>
        <span>{currency ? formatMoney(price, currency) : formatPrice(price)}</span>
      </div>
    </div>
  )
}

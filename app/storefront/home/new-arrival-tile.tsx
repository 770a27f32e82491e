import { Link } from 'react-router'
import { formatMoney } from '../../commerce/money.ts'
import type { ListedProduct } from '../../commerce/product-list/product-list.ts'
import { PictureView } from '../../ui/picture/picture-view.tsx'
import styles from './new-arrival-tile.module.css'

/** A product of the list: a link when it is one of ours. */
export function NewArrivalTile({ product: { title, price, picture, href } }: { product: ListedProduct }) {
  return (
    <div className={styles.tile}>
      <div className="picture-frame">
        {picture && <PictureView picture={picture} sizes="(max-width: 60rem) 50vw, 320px" widest={640} />}
      </div>
      <div className={styles.line}>
        <h3>{href ? <Link to={href}>{title}</Link> : title}</h3>
        <span>{formatMoney(price)}</span>
      </div>
    </div>
  )
}

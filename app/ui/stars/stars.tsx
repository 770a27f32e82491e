import { formatNumber } from '../../messages/format.ts'
import { productControlsMessages } from '../../messages/product-controls.ts'
import { StarIcon } from '../icons/star-icon.tsx'
import styles from './stars.module.css'

/** Five stars, filled to the nearest half; screen readers get the exact rating. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={productControlsMessages.stars({ stars: formatNumber(stars) })}
    >
      {[1, 2, 3, 4, 5].map(position => (
        <StarIcon key={position} size={16} filled={starFill(2 * (stars - position))} />
      ))}
    </span>
  )
}

/** How much of a star is filled that is so many halves below the rating. */
function starFill(halves: number): 'none' | 'half' | 'all' {
  return halves >= -0.5 ? 'all' : halves >= -1.5 ? 'half' : 'none'
}

import { formatNumber } from '#messages/format.ts'
import { productControlsMessages } from '#messages/product-controls.ts'
import styles from './stars.module.css'

/** The outlines of stars, once on each page that shows some. From Lucide, see `icon.tsx`. */
export function StarOutlines() {
  return (
    <svg aria-hidden className="visually-hidden">
      <defs>
        <path
          id="star"
          d="M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z"
        />
        <path
          id="half-star"
          d="M12 2v16.4l-5.6 2.6a.53.53 0 0 1-.77-.56l.88-5.14a2.12 2.12 0 0 0-.61-1.88L2.16 9.8a.53.53 0 0 1 .29-.9l5.17-.76a2.12 2.12 0 0 0 1.6-1.16z"
          fill="currentColor"
          stroke="none"
        />
      </defs>
    </svg>
  )
}

/** Five stars, filled to the nearest half; screen readers get the exact rating. Their page has `StarOutlines`. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={productControlsMessages.stars({ stars: formatNumber(stars) })}
    >
      <svg aria-hidden className="icon" width={88} height={16} viewBox="0 0 132 24">
        {[1, 2, 3, 4, 5].map(position => (
          <Star key={position} x={27 * (position - 1)} filled={starFill(2 * (stars - position))} />
        ))}
      </svg>
    </span>
  )
}

function Star({ x, filled }: { x: number; filled: 'none' | 'half' | 'all' }) {
  return (
    <>
      {filled === 'half' && <use href="#half-star" x={x} />}
      <use href="#star" x={x || undefined} fill={filled === 'all' ? 'currentColor' : undefined} />
    </>
  )
}

/** How much of a star is filled that is so many halves below the rating. */
function starFill(halves: number): 'none' | 'half' | 'all' {
  return halves >= -0.5 ? 'all' : halves >= -1.5 ? 'half' : 'none'
}

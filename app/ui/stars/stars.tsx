import { Star } from 'lucide-react'
import styles from './stars.module.css'

/** Five stars, as many filled as were given, to the nearest whole one; read out to a tenth. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${stars} out of 5 stars`}>
      {[1, 2, 3, 4, 5].map(place => (
        <Star
          key={place}
          aria-hidden
          size={16}
          strokeWidth={1.5}
          fill={place <= Math.round(stars) ? 'currentColor' : 'none'}
        />
      ))}
    </span>
  )
}

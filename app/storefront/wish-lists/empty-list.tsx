import { Heart } from 'lucide-react'
import { href, Link } from 'react-router'
import styles from './wish-list-page.module.css'

/** How a list begins. */
export function EmptyList({ bestSellers }: { bestSellers: { title: string; to: string } | null }) {
  return (
    <div className={styles.empty}>
      <Heart aria-hidden size={32} strokeWidth={1.25} />
      <p>
        Nothing is on this list yet. Press the heart on a product to save it here. You see when its price
        drops, and when it is back in stock.
      </p>
      <p className="message-ways">
        <Link className="button" to={href('/Shop/:category?')}>
          Go to the shop
        </Link>
        {bestSellers && (
          <Link className="button quiet" to={bestSellers.to}>
            {bestSellers.title}
          </Link>
        )}
      </p>
    </div>
  )
}

import { href, Link } from 'react-router'
import styles from './compare-page.module.css'

interface NothingToCompareProps {
  bestSellers: { title: string; to: string } | null
}

/** How a comparison begins. */
export function NothingToCompare({ bestSellers }: NothingToCompareProps) {
  return (
    <div className={styles.nothing}>
      <p>
        Nothing is chosen yet. Every product in the shop has a button “Compare”: press it on up to four, and
        they stand here side by side.
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

import { href, Link } from 'react-router'
import { comparisonMessages } from '../../../messages/comparison.ts'
import { sharedMessages } from '../../../messages/shared.ts'
import styles from './compare-page.module.css'

interface EmptyComparisonProps {
  bestSellers: { title: string; to: string } | null
}

export function EmptyComparison({ bestSellers }: EmptyComparisonProps) {
  return (
    <div className={styles.empty}>
      <p>{comparisonMessages.empty}</p>
      <p className="message-ways">
        <Link className="button" to={href('/Shop/:category?')}>
          {sharedMessages.goToShop}
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

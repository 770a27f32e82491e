import { Link } from 'react-router'
import { comparisonMessages } from '#messages/comparison.ts'
import { GoToShop } from '#ui/message/go-to-shop.tsx'
import styles from './compare-page.module.css'

interface EmptyComparisonProps {
  bestSellers: { title: string; to: string } | null
}

export function EmptyComparison({ bestSellers }: EmptyComparisonProps) {
  return (
    <div className={styles.empty}>
      <p>{comparisonMessages.empty}</p>
      <p className="message-ways">
        <GoToShop />
        {bestSellers && (
          <Link className="button quiet" to={bestSellers.to}>
            {bestSellers.title}
          </Link>
        )}
      </p>
    </div>
  )
}

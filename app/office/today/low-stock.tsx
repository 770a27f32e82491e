import { Link } from 'react-router'
import { todayMessages as messages } from '#messages/office/today.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import styles from './today.module.css'
import { WorkHead } from './work-list.tsx'

interface LowStockProps {
  count: string | undefined
  items: readonly { sku: string; title: string; options: string; isSoldOut: boolean; text: string }[]
}

/** The items that run out first, with the days that are left. */
export function LowStock({ count, items }: LowStockProps) {
  return (
    <section className={styles.job}>
      <WorkHead title={messages.lowStock} count={count} seeAll="/office/stock" />
      {items.length === 0 && <EmptyState text={messages.nothingLow} />}
      <ul>
        {items.map(({ sku, title, options, isSoldOut, text }) => (
          <li key={sku} data-row>
            <Link to={`/office/stock/${encodeURIComponent(sku)}`} className={styles.grow} data-row-link>
              {title} <span className="muted">{options}</span>
            </Link>
            <span className={isSoldOut ? 'bad' : 'soft'}>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

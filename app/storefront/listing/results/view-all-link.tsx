import { Link } from 'react-router'
import { listingMessages } from '#messages/listing.ts'
import styles from './view-all-link.module.css'

export function ViewAllLink({ total, to }: { total: number; to: string }) {
  return (
    <p className={styles.all}>
      <Link className="button quiet" to={to}>
        {listingMessages.viewAll({ count: total })}
      </Link>
    </p>
  )
}

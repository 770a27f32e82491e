import { Link } from 'react-router'
import styles from './all-products.module.css'

/** Below a selection: the way to everything. */
export function AllProducts({ total, to }: { total: number; to: string }) {
  return (
    <p className={styles.all}>
      <Link className="button quiet" to={to}>
        View all {total.toLocaleString('en-US')} products
      </Link>
    </p>
  )
}

import { Link } from 'react-router'
import { orderPrintMessages as messages } from '#messages/office/order-prints.ts'
import styles from './print-page.module.css'

/** Above what is printed, and not on paper. */
export function PrintBar({ title, count }: { title: string; count: number }) {
  return (
    <div className={styles.bar}>
      <title>{title}</title>
      <h1>{title}</h1>
      <span>{messages.count(count)}</span>
      {count > 0 && (
        <button type="button" className={`button main ${styles.script}`} onClick={() => window.print()}>
          {messages.print}
        </button>
      )}
      <Link to="/office/orders" className="link">
        {messages.back}
      </Link>
    </div>
  )
}

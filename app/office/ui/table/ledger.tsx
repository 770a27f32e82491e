import { Link } from 'react-router'
import styles from './ledger.module.css'

/** A dated change of a stock or balance. */
interface LedgerRow {
  id: number
  reason: string
  orderNumber: string | null
  /** Figures, in the order of their heads. */
  figures: readonly string[]
  /** Who made it; hidden on phones. */
  by?: string
  /** ISO, and as it is read. */
  at: string
  time: string
}

interface LedgerProps {
  caption: string
  heads: { reason: string; figures: readonly string[]; by?: string; at: string }
  rows: readonly LedgerRow[]
}

/** Dated changes with their reasons, newest first. */
export function Ledger({ caption, heads, rows }: LedgerProps) {
  return (
    <table className={styles.ledger}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heads.reason}</th>
          {heads.figures.map(head => (
            <th key={head} scope="col" className="number">
              {head}
            </th>
          ))}
          {heads.by !== undefined && (
            <th scope="col" className={styles.by}>
              {heads.by}
            </th>
          )}
          <th scope="col" className="number">
            {heads.at}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, reason, orderNumber, figures, by, at, time }) => (
          <tr key={id}>
            <td>
              {reason}{' '}
              {orderNumber !== null && (
                <Link className="link" to={`/office/orders/${encodeURIComponent(orderNumber)}`}>
                  {orderNumber}
                </Link>
              )}
            </td>
            {heads.figures.map((head, index) => (
              <td key={head} className="number">
                {figures[index]}
              </td>
            ))}
            {by !== undefined && <td className={styles.by}>{by}</td>}
            <td className="number">
              <time dateTime={at}>{time}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { Link } from 'react-router'
import type { StockMovement } from '../../commerce/stock/stock-history-store.server.ts'
import { formatNumber } from '../../messages/format.ts'
import { officeStockMessages as texts } from '../../messages/office/stock.ts'
import styles from './ledger-table.module.css'

/** A movement with its time as it is read. */
type LedgerRow = StockMovement & { time: string }

/** Every movement with its reason and author, newest first. */
export function LedgerTable({ movements }: { movements: readonly LedgerRow[] }) {
  const { at, reason, change, after, by } = texts.ledgerColumns
  return (
    <table className={styles.ledger}>
      <caption className="visually-hidden">{texts.ledgerCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{reason}</th>
          <th scope="col" className="number">
            {change}
          </th>
          <th scope="col" className="number">
            {after}
          </th>
          <th scope="col">{by}</th>
          <th scope="col" className="number">
            {at}
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map(movement => (
          <tr key={movement.id}>
            <td>
              {texts.movements[movement.reason]} <OrderLink number={movement.orderNumber} />
            </td>
            <td className="number">{signed(movement.quantity)}</td>
            <td className="number">{formatNumber(movement.available)}</td>
            <td>{actorName(movement.actor)}</td>
            <td className="number">
              <time dateTime={movement.at}>{movement.time}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function OrderLink({ number }: { number: string | null }) {
  if (number === null) return null
  return (
    <Link className="link" to={`/office/orders/${encodeURIComponent(number)}`}>
      {number}
    </Link>
  )
}

function actorName({ kind, name }: StockMovement['actor']): string {
  return kind === 'staff' ? name : texts.actors[kind]
}

function signed(quantity: number): string {
  return quantity > 0 ? `+${formatNumber(quantity)}` : `−${formatNumber(-quantity)}`
}

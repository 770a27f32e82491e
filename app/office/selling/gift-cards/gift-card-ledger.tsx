import { Link } from 'react-router'
import type { GiftCardEntry } from '../../../commerce/gift-cards/gift-card-list-store.server.ts'
import { giftCardMessages as texts } from '../../../messages/office/gift-cards.ts'
import styles from './gift-card-ledger.module.css'

type LedgerEntry = Omit<GiftCardEntry, 'amount'> & { amount: string; time: string }

/** Every change of a card's balance, newest first. */
export function GiftCardLedger({ entries }: { entries: readonly LedgerEntry[] }) {
  const { reason, amount, at } = texts.ledgerColumns
  return (
    <table className={styles.ledger}>
      <caption className="visually-hidden">{texts.ledger}</caption>
      <thead>
        <tr>
          <th scope="col">{reason}</th>
          <th scope="col" className="number">
            {amount}
          </th>
          <th scope="col" className="number">
            {at}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(entry => (
          <tr key={entry.id}>
            <td>
              {texts.reasons[entry.reason] ?? entry.reason}{' '}
              {entry.orderNumber !== null && (
                <Link className="link" to={`/office/orders/${encodeURIComponent(entry.orderNumber)}`}>
                  {entry.orderNumber}
                </Link>
              )}
            </td>
            <td className="number">{entry.amount}</td>
            <td className="number">
              <time dateTime={entry.at}>{entry.time}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

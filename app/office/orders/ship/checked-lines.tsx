import type { CheckedShipment } from '#commerce/orders/fulfillment/pasted-shipments.ts'
import { shipPastedMessages as messages } from '#messages/office/ship-pasted.ts'
import styles from './ship-pasted.module.css'

/** A row for each pasted line: what will happen, or the reason nothing will. */
export function CheckedLines({ checked }: { checked: readonly CheckedShipment[] }) {
  const { columns } = messages
  return (
    <table className={styles.lines}>
      <caption className="visually-hidden">{messages.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.line}</th>
          <th scope="col">{columns.order}</th>
          <th scope="col">{columns.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {checked.map(line => (
          <tr key={line.line}>
            <td className="number">{line.line}</td>
            <td>{line.ok ? line.order.number : line.text}</td>
            <td className={line.ok ? undefined : 'bad'}>{outcomeText(line)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function outcomeText(line: CheckedShipment): string {
  if (!line.ok) return messages.refusals[line.reason](line)
  const { shipment, order } = line
  return messages.ships(shipment.carrier, shipment.trackingNumber, order.email)
}

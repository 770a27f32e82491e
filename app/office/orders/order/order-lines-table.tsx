import { formatNumber } from '#messages/format.ts'
import { orderPageMessages as texts } from '#messages/office/order-page.ts'
import { PictureView } from '#ui/picture/picture-view.tsx'
import type { OrderLineView } from './order-line-view.server.ts'
import styles from './order-lines-table.module.css'

/** Lines of an order; on a phone, without their prices. */
export function OrderLinesTable({ lines }: { lines: readonly OrderLineView[] }) {
  const { item, price, quantity, total } = texts.columns
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{item}</th>
          <th scope="col" className="number wide-only">
            {price}
          </th>
          <th scope="col" className="number">
            {quantity}
          </th>
          <th scope="col" className="number">
            {total}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr key={line.id}>
            <td>
              <LineName line={line} />
            </td>
            <td className="number wide-only">{line.price}</td>
            <td className="number">{formatNumber(line.quantity)}</td>
            <td className="number">{line.total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The picture, title, options and SKU of a line. */
export function LineName({ line }: { line: Pick<OrderLineView, 'title' | 'detail' | 'picture' | 'note'> }) {
  const { title, detail, picture, note } = line
  return (
    <span className={styles.name}>
      <span className={styles.picture}>
        {picture && <PictureView picture={picture} sizes="2.25rem" maxWidth={128} />}
      </span>
      <span>
        <b>{title}</b>
        <span className={styles.detail}>{detail}</span>
        {note !== '' && <span className={styles.detail}>{note}</span>}
      </span>
    </span>
  )
}

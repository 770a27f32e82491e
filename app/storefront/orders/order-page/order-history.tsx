import type { OrderEvent } from '#commerce/orders/order.ts'
import { formatDate } from '#messages/format.ts'
import { orderMessages } from '#messages/orders.ts'
import styles from './order-screen.module.css'

export function OrderHistory({ events }: { events: readonly OrderEvent[] }) {
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">{orderMessages.history}</h2>
      <ol>
        {historyEntries(events).map(({ id, text, at }) => (
          <li key={id}>
            <span>{text}</span>
            <time dateTime={at}>{formatDate(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** An event without a change of state shows its note alone, as do a package with a part of the order and an edit. */
function historyEntries(events: readonly OrderEvent[]) {
  return events.map(({ state, at, note }, id) => {
    const code = note?.code
    const isChange =
      code !== 'package-shipped' && code !== 'order-edited' && (id === 0 || events[id - 1]!.state !== state)
    const text = note ? orderMessages.notes[note.code](note) : ''
    if (!isChange) return { id, at, text }
    const name = orderMessages.states[state]
    return { id, at, text: text === '' ? name : orderMessages.historyEntry({ state: name, note: text }) }
  })
}

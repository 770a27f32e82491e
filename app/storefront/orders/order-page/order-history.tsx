import type { OrderEvent } from '../../../commerce/orders/order.ts'
import { parseOrderNote } from '../../../commerce/orders/order-note.ts'
import { formatDate } from '../../../messages/format.ts'
import { orderMessages } from '../../../messages/orders.ts'
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
  return events.map(({ state, at, note: stored }, id) => {
    const code = parseOrderNote(stored)?.code
    const isChange =
      code !== 'package-shipped' && code !== 'order-edited' && (id === 0 || events[id - 1]!.state !== state)
    const note = noteText(stored)
    if (!isChange) return { id, at, text: note }
    const name = orderMessages.states[state]
    return { id, at, text: note === '' ? name : orderMessages.historyEntry({ state: name, note }) }
  })
}

function noteText(stored: string): string {
  const note = parseOrderNote(stored)
  return note ? orderMessages.notes[note.code](note) : stored.slice(0, 1).toUpperCase() + stored.slice(1)
}

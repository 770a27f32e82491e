import type { PickItem } from '#commerce/orders/picking/pick-item.ts'
import type { PutBackNote } from '#commerce/orders/picking/picking.ts'
import { pickingMessages as texts } from '#messages/office/picking.ts'
import styles from './put-back-notes.module.css'

interface PutBackNotesProps {
  notes: readonly PutBackNote[]
  items: readonly PickItem[]
  onDone: (orderId: number) => void
}

/** Orders that were canceled or edited while they were picked, with the units to put back. */
export function PutBackNotes({ notes, items, onDone }: PutBackNotesProps) {
  const nameOf = (sku: string) => {
    const item = items.find(one => one.sku === sku)
    return item ? texts.itemName(item.title, item.options) : sku
  }
  return (
    <ul className={styles.notes} aria-live="polite">
      {notes.map(({ id, number, state, units }) => (
        <li key={id}>
          <p>
            {texts.putBack(
              number,
              state,
              units.map(({ sku, quantity }) => ({ name: nameOf(sku), quantity })),
            )}
          </p>
          <button type="button" className="button outlined" onClick={() => onDone(id)}>
            {texts.done}
            <span className="visually-hidden"> {number}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

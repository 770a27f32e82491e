import { orderEditMessages as texts } from '#messages/office/order-edit.ts'
import { LineName } from '../order-lines-table.tsx'
import stepStyles from '../steps/step-page.module.css'
import type { EditFormView, EditRow } from './edit-form-view.server.ts'
import styles from './edit-order.module.css'

/** The quantities of an order's lines, and of the items to add. */
export function EditLines({ form: { lines, added } }: { form: EditFormView }) {
  return (
    <fieldset>
      <legend>{texts.items}</legend>
      {lines.map(row => (
        <Line key={row.id} row={row} field="quantity" takeOff="takeOff" />
      ))}
      {added.map(row => (
        <Line key={`added-${row.id}`} row={row} field="added" takeOff="takeOffAdded" />
      ))}
    </fieldset>
  )
}

interface LineProps {
  row: EditRow
  field: string
  /** The name of the button that removes it. */
  takeOff: string
}

function Line({ row, field, takeOff }: LineProps) {
  const { id, title, price, inStock, typed, min } = row
  return (
    <div className={`${stepStyles.line} ${typed === 0 ? styles.removed : ''}`}>
      <LineName line={row} />
      <span className={styles.amounts}>
        <span className="muted">{inStock}</span>
        <span className="number">{price}</span>
        <input
          // A button that removes it shows 0.
          key={typed === 0 ? 'removed' : 'kept'}
          className="box"
          inputMode="numeric"
          maxLength={10}
          name={`${field}-${id}`}
          defaultValue={typed}
          aria-label={texts.quantity(title)}
        />
        {min === 0 && (
          <button
            className="link"
            type="submit"
            name={takeOff}
            value={id}
            formNoValidate
            aria-label={texts.removeItem(title)}
          >
            {texts.remove}
          </button>
        )}
      </span>
    </div>
  )
}

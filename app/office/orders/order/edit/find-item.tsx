import { orderEditMessages as texts } from '#messages/office/order-edit.ts'
import { VariantSearch } from '#office/variant-search/variant-search.tsx'
import { LineName } from '../order-lines-table.tsx'
import stepStyles from '../steps/step-page.module.css'
import type { EditFormView } from './edit-form-view.server.ts'
import styles from './edit-order.module.css'

/** Searches items by name or SKU, and adds them. */
export function FindItem({ form: { find, found } }: { form: EditFormView }) {
  return (
    <div className={styles.find}>
      <VariantSearch
        name="find"
        label={texts.find}
        find={find}
        isNotFound={found.length === 0}
        button={{ type: 'submit', formNoValidate: true }}
      />
      {found.map(row => (
        <div className={stepStyles.line} key={row.id}>
          <LineName line={{ ...row, note: '' }} />
          <span className={styles.amounts}>
            <span className="muted">{row.inStock}</span>
            <span className="number">{row.price}</span>
            <button
              className="button outlined"
              type="submit"
              name="add"
              value={row.id}
              formNoValidate
              aria-label={texts.addItem([row.title, row.detail].join(', '))}
            >
              {texts.add}
            </button>
          </span>
        </div>
      ))}
    </div>
  )
}

import { orderEditMessages as texts } from '../../../../messages/office/order-edit.ts'
import { TextBox } from '../../../ui/form/office-field.tsx'
import { LineName } from '../order-lines-table.tsx'
import stepStyles from '../steps/step-page.module.css'
import type { EditFormView } from './edit-form-view.server.ts'
import styles from './edit-order.module.css'

/** Searches items by name or SKU, and adds them. */
export function FindItem({ form: { find, found } }: { form: EditFormView }) {
  return (
    <div className={styles.find}>
      <div className={styles.search}>
        <TextBox
          id="find"
          name="find"
          type="search"
          label={texts.find}
          hint={texts.findHint}
          defaultValue={find}
          maxLength={100}
          autoComplete="off"
        />
        <button className="button outlined" type="submit" formNoValidate>
          {texts.findButton}
        </button>
      </div>
      {find !== '' && found.length === 0 && <p role="status">{texts.noneFound(find)}</p>}
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

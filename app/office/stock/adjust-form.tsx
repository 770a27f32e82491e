import type { StockItem } from '#commerce/catalog/stock/low-stock-store.server.ts'
import { adjustmentReasons, type ChosenReason } from '#commerce/catalog/stock/stock-adjustment.ts'
import { officeStockMessages as texts } from '#messages/office/stock.ts'
import { KeptForm } from '../ui/form/kept-form.tsx'
import { SelectBox, TextBox } from '../ui/form/office-field.tsx'
import styles from './adjust-form.module.css'

interface AdjustFormProps {
  item: Pick<StockItem, 'sku' | 'available'>
  /** The idempotency key. */
  formKey: string
  typed?: Readonly<Record<string, string>>
  errors?: Readonly<Record<string, string>>
}

const reasons = Object.keys(adjustmentReasons) as ChosenReason[]

/** Adds or removes units by hand. `seen` lets a correction keep what sells meanwhile. */
export function AdjustForm({ item: { sku, available }, formKey, typed = {}, errors = {} }: AdjustFormProps) {
  return (
    <KeptForm
      name={`adjust-${sku}`}
      action={`/office/stock/${encodeURIComponent(sku)}/adjust`}
      className={styles.form}
    >
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="seen" value={available} />
      <SelectBox
        name="reason"
        label={texts.reason}
        defaultValue={typed.reason ?? 'received'}
        error={errors.reason}
        options={reasons.map(value => ({ value, label: texts.reasons[value] }))}
      />
      <TextBox
        name="units"
        label={texts.units}
        hint={texts.unitsHint}
        inputMode="numeric"
        autoComplete="off"
        required
        defaultValue={typed.units ?? ''}
        error={errors.units}
      />
      <div className="actions">
        <button type="submit" className="button main" data-key="save">
          {texts.adjust}
        </button>
        <span className="muted small">{texts.adjustSays}</span>
      </div>
    </KeptForm>
  )
}

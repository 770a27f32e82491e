import { orderStepMessages } from '../../../../messages/office/order-steps.ts'
import { Check } from '../../../ui/form/office-field.tsx'
import type { OrderLineView } from '../order-line-view.server.ts'
import { LineName } from '../order-lines-table.tsx'
import styles from './step-page.module.css'

const { refund: texts } = orderStepMessages

interface RefundLineProps {
  line: OrderLineView & { canRestock: boolean }
  typed: Readonly<Record<string, string>>
  error: string | undefined
}

/** How many of a line to refund, for how much, and whether they are back. */
export function RefundLine({ line, typed, error }: RefundLineProps) {
  const { id, title, quantity, canRestock } = line
  return (
    <div className={styles.line}>
      <LineName line={line} />
      <span className={styles.amounts}>
        <span className={styles.quantity}>
          <input
            className="box"
            type="number"
            inputMode="numeric"
            min={0}
            max={quantity}
            name={`quantity-${id}`}
            defaultValue={typed[`quantity-${id}`] ?? 0}
            aria-label={texts.quantity(title)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `line-${id}-error` : undefined}
          />
          <span className="muted">{orderStepMessages.ship.of(quantity)}</span>
        </span>
        <span className={styles.quantity}>
          <input
            className="box"
            inputMode="decimal"
            name={`amount-${id}`}
            defaultValue={typed[`amount-${id}`]}
            placeholder={line.price}
            aria-label={texts.amount(title)}
          />
        </span>
        {canRestock && (
          <Check
            name={`restock-${id}`}
            value="yes"
            defaultChecked={typed[`restock-${id}`] === 'yes'}
            label={
              <>
                {texts.restockColumn}
                <span className="visually-hidden">: {title}</span>
              </>
            }
          />
        )}
      </span>
      {error && (
        <p className="bad" role="alert" id={`line-${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

import { orderStepMessages } from '#messages/office/order-steps.ts'
import type { FormErrors } from '#office/ui/form/draft-form.tsx'
import { Check, ControlError, describedBy } from '#office/ui/form/office-field.tsx'
import type { OrderLineView } from '../order-line-view.server.ts'
import { LineName } from '../order-lines-table.tsx'
import styles from './step-page.module.css'

const { refund: texts } = orderStepMessages

interface RefundLineProps {
  line: OrderLineView & { canRestock: boolean }
  typed: Readonly<Record<string, string>>
  errors: FormErrors
}

/** How many of a line to refund, for how much, and whether they are back. */
export function RefundLine({ line, typed, errors }: RefundLineProps) {
  const { id, title, quantity, canRestock } = line
  const [ofQuantity, ofAmount] = [errors[`quantity-${id}`], errors[`amount-${id}`]]
  return (
    <div className={styles.line}>
      <LineName line={line} />
      <span className={styles.amounts}>
        <span className={styles.quantity}>
          <input
            className="box"
            inputMode="numeric"
            maxLength={10}
            name={`quantity-${id}`}
            defaultValue={typed[`quantity-${id}`] ?? 0}
            aria-label={texts.quantity(title)}
            {...describedBy({ id: `quantity-${id}`, error: ofQuantity })}
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
            maxLength={20}
            aria-label={texts.amount(title)}
            {...describedBy({ id: `amount-${id}`, error: ofAmount })}
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
      <ControlError id={`quantity-${id}`} error={ofQuantity} />
      <ControlError id={`amount-${id}`} error={ofAmount} />
    </div>
  )
}

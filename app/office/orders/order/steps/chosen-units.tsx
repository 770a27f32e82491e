import { orderStepMessages } from '#messages/office/order-steps.ts'
import { ControlError, describedBy } from '#office/ui/form/office-field.tsx'
import type { OrderLineView } from '../order-line-view.server.ts'
import { LineName } from '../order-lines-table.tsx'
import styles from './step-page.module.css'

const { ship: texts } = orderStepMessages

interface ChosenUnitsProps {
  /** Its quantity is the most that can be entered. */
  line: OrderLineView
  value: string | number
  error?: string | undefined
}

/** A field for the number of units of a line. */
export function ChosenUnits({ line, value, error }: ChosenUnitsProps) {
  const { title, quantity } = line
  const id = `quantity-${line.id}`
  return (
    <div className={styles.line}>
      <LineName line={line} />
      <span className={styles.quantity}>
        <input
          className="box"
          inputMode="numeric"
          maxLength={10}
          name={id}
          defaultValue={value}
          aria-label={texts.quantity(title)}
          {...describedBy({ id, error })}
        />
        <span className="muted">{texts.of(quantity)}</span>
      </span>
      <ControlError id={id} error={error} />
    </div>
  )
}

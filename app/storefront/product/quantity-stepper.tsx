import { Minus, Plus } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { readQuantity } from '../../commerce/cart/wished-quantity.ts'
import stepper from '../../ui/stepper/stepper.module.css'
import styles from './quantity-stepper.module.css'

interface QuantityStepperProps {
  /** Tells two on one page apart. */
  id: string
  first: number
  /** The most of one product in one order line. */
  limit: number
}

/** From 0 to the limit by buttons, typing and arrow keys. Without a script the buttons send the form with a `step`. */
export function QuantityStepper({ id, first, limit }: QuantityStepperProps) {
  const [typed, setTyped] = useState(String(first))
  const quantity = readQuantity(typed, limit)

  const stepBy = (step: number) => (event: MouseEvent) => {
    event.preventDefault()
    // At an end the button stays reachable, so that whoever pressed it keeps the focus; it only does nothing more.
    setTyped(String(readQuantity(typed, limit, step)))
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id}>Quantity</label>
      <div className={stepper.stepper}>
        <button
          type="submit"
          name="step"
          value="-1"
          onClick={stepBy(-1)}
          aria-disabled={quantity === 0}
          aria-label="Decrease quantity"
        >
          <Minus aria-hidden size={18} strokeWidth={1.5} />
        </button>
        <input
          id={id}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={0}
          max={limit}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          // Enter would press the first button of the form and take one away.
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
          onBlur={() => setTyped(String(quantity))}
        />
        <button
          type="submit"
          name="step"
          value="1"
          onClick={stepBy(1)}
          aria-disabled={quantity === limit}
          aria-label="Increase quantity"
        >
          <Plus aria-hidden size={18} strokeWidth={1.5} />
        </button>
      </div>
    </div>
  )
}

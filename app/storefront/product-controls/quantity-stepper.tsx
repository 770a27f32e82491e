import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { clampQuantity } from '#commerce/cart/quantity-input.ts'
import { productControlsMessages } from '#messages/product-controls.ts'
import { sharedMessages } from '#messages/shared.ts'
import { MinusIcon, PlusIcon } from '#ui/icons/icons.tsx'
import stepper from '#ui/stepper.module.css'
import styles from './quantity-stepper.module.css'

interface QuantityStepperProps {
  id: string
  initialQuantity: number
  /** The maximum per order line. */
  limit: number
}

/** A quantity from 0 to the limit. Without JavaScript its buttons submit the form with a `step`. */
export function QuantityStepper({ id, initialQuantity, limit }: QuantityStepperProps) {
  const [typed, setTyped] = useState(String(initialQuantity))
  const quantity = clampQuantity(typed, limit)
  const input = useRef<HTMLInputElement>(null)

  // Typed before hydration, or restored by the browser.
  useEffect(() => setTyped(input.current!.value), [])

  const stepBy = (step: number) => (event: MouseEvent) => {
    event.preventDefault()
    // At the limit the button does nothing, but it stays enabled to keep the focus.
    setTyped(String(clampQuantity(typed, limit, step)))
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{sharedMessages.quantity}</label>
      <div className={stepper.stepper}>
        <button
          type="submit"
          name="step"
          value="-1"
          formNoValidate
          onClick={stepBy(-1)}
          aria-disabled={quantity === 0}
          aria-label={productControlsMessages.decreaseQuantity}
        >
          <MinusIcon size={18} />
        </button>
        <input
          ref={input}
          id={id}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={0}
          max={limit}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          // Enter would press the form's first button, which decreases the quantity.
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
          onBlur={() => setTyped(String(quantity))}
        />
        <button
          type="submit"
          name="step"
          value="1"
          formNoValidate
          onClick={stepBy(1)}
          aria-disabled={quantity === limit}
          aria-label={productControlsMessages.increaseQuantity}
        >
          <PlusIcon size={18} />
        </button>
      </div>
    </div>
  )
}

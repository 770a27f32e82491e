import { Minus, Plus } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readQuantity } from '../../commerce/cart/quantity.ts'
import { useSurroundings } from '../use-surroundings.ts'
import styles from './quantity-stepper.module.css'

/** From 0 to the limit by buttons, typing and arrow keys. Without a script the buttons send the form with a `step`. */
export function QuantityStepper() {
  const { quantityLimit } = useSurroundings().settings
  const [address] = useSearchParams()
  const asked = readQuantity(address.get('quantity'), quantityLimit, Number(address.get('step')) || 0)
  const [typed, setTyped] = useState(String(asked))
  const quantity = readQuantity(typed, quantityLimit)

  const stepBy = (step: number) => (event: MouseEvent) => {
    event.preventDefault()
    // At an end the button stays reachable, so that whoever pressed it keeps the focus; it only does nothing more.
    setTyped(String(readQuantity(typed, quantityLimit, step)))
  }

  return (
    <div className={styles.field}>
      <label htmlFor="quantity">Quantity</label>
      <div className={styles.stepper}>
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
          id="quantity"
          name="quantity"
          type="number"
          inputMode="numeric"
          min={0}
          max={quantityLimit}
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
          aria-disabled={quantity === quantityLimit}
          aria-label="Increase quantity"
        >
          <Plus aria-hidden size={18} strokeWidth={1.5} />
        </button>
      </div>
    </div>
  )
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import type { CartLine } from '../../../../commerce/cart/cart.ts'
import { cartMessages } from '../../../../messages/cart.ts'
import stepper from '../../../../ui/stepper/stepper.module.css'
import { lineName } from './line-name.ts'
import styles from './line-quantity.module.css'

interface LineQuantityProps {
  line: CartLine
  limit: number
  isAtMax: boolean
  describedBy: string | undefined
}

/** A quantity stepper from 0, which removes the line, to the limit. */
export function LineQuantity({ line, limit, isAtMax, describedBy }: LineQuantityProps) {
  const { quantity } = line
  const name = lineName(line)
  const form = useRef<HTMLFormElement>(null)
  const [decrease, increase] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  const [typed, setTyped] = useState<string>()

  useEffect(() => {
    // With JavaScript too high a quantity is reduced instead of rejected by the browser.
    form.current!.noValidate = true
  }, [])

  function submitByArrowKey(event: KeyboardEvent) {
    const button = { ArrowUp: increase, ArrowDown: decrease }[event.key]
    if (!button) return
    event.preventDefault()
    form.current!.requestSubmit(button.current)
  }

  function submitTyped() {
    if (typed !== undefined && typed !== '' && typed !== String(quantity)) form.current!.requestSubmit()
    setTyped(undefined)
  }

  return (
    <form
      ref={form}
      method="post"
      action={href('/cart/change')}
      className={styles.quantity}
      onSubmit={() => setTyped(undefined)}
    >
      <input type="hidden" name="sku" value={line.sku} />
      {/* Enter in the field presses the first button of the form. */}
      <button type="submit" hidden />
      <div className={`${stepper.stepper} ${stepper.small}`}>
        <button
          ref={decrease}
          type="submit"
          name="step"
          value="-1"
          aria-label={cartMessages.decrease({ name })}
        >
          −
        </button>
        <input
          name="quantity"
          type="number"
          inputMode="numeric"
          autoComplete="off"
          required
          min={0}
          // The current quantity stays valid when the limit is lower by now.
          max={Math.max(limit, quantity)}
          value={typed ?? quantity}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={submitByArrowKey}
          onBlur={submitTyped}
          aria-label={cartMessages.quantityOf({ name })}
          aria-describedby={describedBy}
        />
        <button
          ref={increase}
          type="submit"
          name="step"
          value="1"
          aria-disabled={isAtMax}
          aria-label={cartMessages.increase({ name })}
        >
          +
        </button>
      </div>
      <noscript>
        <button type="submit" className={styles.update} aria-label={cartMessages.updateQuantity({ name })}>
          {cartMessages.update}
        </button>
      </noscript>
    </form>
  )
}

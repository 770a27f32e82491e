import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import type { CartLine } from '../../../commerce/cart/cart.ts'
import stepper from '../../../ui/stepper/stepper.module.css'
import { lineName } from './line-name.ts'
import styles from './line-quantity.module.css'

interface LineQuantityProps {
  line: CartLine
  limit: number
  /** Nothing more can be had. */
  atMost: boolean
  describedBy: string | undefined
}

/** From 0, which removes the line, to the limit: by buttons, typing and arrow keys. */
export function LineQuantity({ line, limit, atMost, describedBy }: LineQuantityProps) {
  const { quantity } = line
  const name = lineName(line)
  const form = useRef<HTMLFormElement>(null)
  const [less, more] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  /** What stands in the field while it is typed. */
  const [typed, setTyped] = useState<string>()

  useEffect(() => {
    // With a script the shop itself says what is too much. A browser's own words would keep it from being brought down.
    form.current!.noValidate = true
  }, [])

  function sendByKey(event: KeyboardEvent) {
    const button = { ArrowUp: more, ArrowDown: less }[event.key]
    if (!button) return
    event.preventDefault()
    form.current!.requestSubmit(button.current)
  }

  function sendTyped() {
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
        <button ref={less} type="submit" name="step" value="-1" aria-label={`Decrease quantity of ${name}`}>
          −
        </button>
        <input
          name="quantity"
          type="number"
          inputMode="numeric"
          autoComplete="off"
          required
          min={0}
          // What is there already can be sent, also when it is too much by now.
          max={Math.max(limit, quantity)}
          value={typed ?? quantity}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={sendByKey}
          onBlur={sendTyped}
          aria-label={`Quantity of ${name}`}
          aria-describedby={describedBy}
        />
        <button
          ref={more}
          type="submit"
          name="step"
          value="1"
          aria-disabled={atMost}
          aria-label={`Increase quantity of ${name}`}
        >
          +
        </button>
      </div>
      <noscript>
        <button type="submit" className={styles.update} aria-label={`Update quantity of ${name}`}>
          Update
        </button>
      </noscript>
    </form>
  )
}

import { type ChangeEvent, type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import type { CartLine } from '#commerce/cart/cart.ts'
import { cartMessages } from '#messages/cart.ts'
import stepper from '#ui/stepper.module.css'
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
  const { form, decrease, increase, field, onSubmit } = useQuantityForm(quantity)

  return (
    <form
      ref={form}
      method="post"
      action={href('/cart/change')}
      className={styles.quantity}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="sku" value={line.sku} />
      {/* Enter in the field presses the first button of the form. */}
      <button type="submit" hidden />
      <div className={`${stepper.stepper} ${stepper.small}`}>
        <StepButton ref={decrease} step="-1" label={cartMessages.decrease({ name })} />
        <input
          {...field}
          name="quantity"
          type="number"
          inputMode="numeric"
          autoComplete="off"
          required
          min={0}
          // The current quantity stays valid when the limit is lower by now.
          max={Math.max(limit, quantity)}
          aria-label={cartMessages.quantityOf({ name })}
          aria-describedby={describedBy}
        />
        <StepButton ref={increase} step="1" isDisabled={isAtMax} label={cartMessages.increase({ name })} />
      </div>
      <noscript>
        <button type="submit" className={styles.update} aria-label={cartMessages.updateQuantity({ name })}>
          {cartMessages.update}
        </button>
      </noscript>
    </form>
  )
}

interface StepButtonProps {
  ref: Ref<HTMLButtonElement>
  step: '1' | '-1'
  label: string
  /** The button stays focusable. */
  isDisabled?: boolean
}

function StepButton({ ref, step, label, isDisabled }: StepButtonProps) {
  return (
    <button ref={ref} type="submit" name="step" value={step} aria-disabled={isDisabled} aria-label={label}>
      {step === '1' ? '+' : '−'}
    </button>
  )
}

/** Submits a typed quantity when the field loses focus, and presses a button for each arrow key. */
function useQuantityForm(quantity: number) {
  const form = useRef<HTMLFormElement>(null)
  const [decrease, increase] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: from hydration on, the field reports every change
  useEffect(() => {
    // With JavaScript too high a quantity is reduced instead of rejected by the browser.
    form.current!.noValidate = true
    const early = input.current!.value
    if (early === String(quantity)) return
    if (document.activeElement === input.current) setTyped(early)
    else submitTyped(early)
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    const button = { ArrowUp: increase, ArrowDown: decrease }[event.key]
    if (!button) return
    event.preventDefault()
    form.current!.requestSubmit(button.current)
  }

  function submitTyped(text = String(quantity)) {
    if (text !== '' && text !== String(quantity)) form.current!.requestSubmit()
    setTyped(undefined)
  }

  const onChange = (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)
  const field = {
    ref: input,
    value: typed ?? quantity,
    onChange,
    onKeyDown,
    onBlur: () => submitTyped(typed),
  }
  return { form, decrease, increase, field, onSubmit: () => setTyped(undefined) }
}

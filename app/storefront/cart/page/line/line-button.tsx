import type { CartLine } from '#commerce/cart/cart.ts'
import { cartMessages } from '#messages/cart.ts'
import styles from './line-button.module.css'
import { lineName } from './line-name.ts'

interface LineButtonProps {
  action: string
  line: CartLine
  label: string
  /** The new quantity, for `/cart/change`. */
  quantity?: number
  /** Looks like a button instead of a link. */
  prominent?: boolean
  /** Takes the focus of a page that was loaded without JavaScript. */
  hasFocus?: boolean
  describedBy?: string
}

/** A form with one button, which works without JavaScript. */
export function LineButton({
  action,
  line,
  label,
  quantity,
  prominent = false,
  hasFocus = false,
  describedBy,
}: LineButtonProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="sku" value={line.sku} />
      {quantity !== undefined && <input type="hidden" name="quantity" value={quantity} />}
      <button
        type="submit"
        className={prominent ? 'button quiet' : styles.textButton}
        // biome-ignore lint/a11y/noAutofocus: the control that had the focus is gone
        autoFocus={hasFocus}
        aria-label={cartMessages.actionOnLine({ action: label, name: lineName(line) })}
        aria-describedby={describedBy}
      >
        {label}
      </button>
    </form>
  )
}

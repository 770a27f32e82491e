import type { CartLine } from '../../../commerce/cart/cart.ts'
import styles from './line-button.module.css'
import { lineName } from './line-name.ts'

interface LineButtonProps {
  action: string
  line: CartLine
  words: string
  /** For a change of the quantity. */
  quantity?: number
  /** A button of its own weight, and not a word among others. */
  strong?: boolean
  /** Where whoever sent the last form goes on. */
  here?: boolean
  describedBy?: string
}

/** One thing that can be done with a line: a form that needs no script. */
export function LineButton({
  action,
  line,
  words,
  quantity,
  strong = false,
  here = false,
  describedBy,
}: LineButtonProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="sku" value={line.sku} />
      {quantity !== undefined && <input type="hidden" name="quantity" value={quantity} />}
      <button
        type="submit"
        className={strong ? 'button quiet' : styles.word}
        // biome-ignore lint/a11y/noAutofocus: what had the focus is gone
        autoFocus={here}
        aria-label={`${words}: ${lineName(line)}`}
        aria-describedby={describedBy}
      >
        {words}
      </button>
    </form>
  )
}

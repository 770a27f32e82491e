import type { RefObject } from 'react'
import { changeInWords } from '../../commerce/checkout/change-words.ts'
import type { OrderChange } from '../../commerce/checkout/order-change.ts'
import styles from './notice-box.module.css'

interface ToldChangesProps {
  changes: readonly OrderChange[]
  /** Whether something is left to order. */
  isLeft: boolean
}

/** What changed since the shopper saw their order. Nothing was ordered: they look at it, and press again or do not. */
export function ToldChanges({ changes, isLeft }: ToldChangesProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: nothing is read out when a page comes, but where it begins
    <section className={styles.box} tabIndex={-1} autoFocus aria-labelledby="changed">
      <h2 id="changed">Your order is not placed yet: it changed while you were here</h2>
      <ul>
        {changes.map(change => (
          <li key={JSON.stringify(change)}>{changeInWords(change)}</li>
        ))}
      </ul>
      <p>Nothing was charged.{isLeft && ' Look at it, and confirm it below if you agree.'}</p>
    </section>
  )
}

interface MistakeListProps {
  mistakes: readonly { field: string; words: string }[]
  ref?: RefObject<HTMLElement | null>
}

/** All mistakes at once, each a way to its field. */
export function MistakeList({ mistakes, ref }: MistakeListProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: nothing is read out when a page comes, but where it begins
    <section ref={ref} className={styles.mistaken} tabIndex={-1} autoFocus aria-labelledby="mistakes">
      <h2 id="mistakes">
        {mistakes.length === 1
          ? 'One thing is needed before we can take your order'
          : `${mistakes.length} things are needed before we can take your order`}
      </h2>
      <ul>
        {mistakes.map(({ field, words }) => (
          <li key={field}>
            <a href={`#${field}`}>{words}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

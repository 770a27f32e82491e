import type { Choice } from './listing-address.ts'
import styles from './price-limits.module.css'

interface PriceLimitsProps {
  choice: Choice
  onType: (field: HTMLInputElement) => void
}

/** A price from and to, in whole dollars, beside the ranges. */
export function PriceLimits({ choice, onType }: PriceLimitsProps) {
  const field = (name: 'from' | 'to', label: string) => (
    <label>
      {label} $
      <input
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={6}
        name={name}
        defaultValue={choice[name] ?? ''}
        onChange={event => onType(event.currentTarget)}
      />
    </label>
  )
  return (
    <div className={styles.limits}>
      {field('from', 'From')}
      {field('to', 'to')}
    </div>
  )
}

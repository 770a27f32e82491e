import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import type { Choice } from './listing-address.ts'
import styles from './price-limits.module.css'

interface PriceLimitsProps {
  choice: Choice
  onType: (field: HTMLInputElement) => void
}

/** A price from and to, in whole dollars, beside the ranges. */
export function PriceLimits({ choice: { from, to }, onType }: PriceLimitsProps) {
  return (
    <div className={styles.limits}>
      <PriceLimit name="from" label="From" dollars={from} onType={onType} />
      <PriceLimit name="to" label="to" dollars={to} onType={onType} />
    </div>
  )
}

interface PriceLimitProps {
  name: 'from' | 'to'
  label: string
  dollars: number | null
  onType: (field: HTMLInputElement) => void
}

/** Follows the address, but leaves whoever types in it alone: the answer to what was typed may be late. */
function PriceLimit({ name, label, dollars, onType }: PriceLimitProps) {
  const field = useRef<HTMLInputElement>(null)
  const isBackOrForward = useNavigationType() === 'POP'
  const text = String(dollars ?? '')
  const known = useRef(text)
  useEffect(() => {
    const input = field.current
    // What was typed before the script came stays too.
    if (known.current === text) return
    known.current = text
    if (input && (isBackOrForward || input !== document.activeElement)) input.value = text
  }, [text, isBackOrForward])
  return (
    <label>
      {label} $
      <input
        ref={field}
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={6}
        name={name}
        defaultValue={text}
        onChange={event => onType(event.currentTarget)}
      />
    </label>
  )
}

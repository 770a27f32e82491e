import { type InvalidEvent, type ReactNode, useState } from 'react'
import type { Size } from '#commerce/catalog/products/product.ts'
import { type OptionValue, unavailableReason } from '#commerce/catalog/products/variant-selection.ts'
import { productControlsMessages } from '#messages/product-controls.ts'
import { sharedMessages } from '#messages/shared.ts'
import { unavailableText } from './availability-text.ts'
import styles from './size-buttons.module.css'

interface SizeButtonsProps {
  sizes: readonly OptionValue<Size>[]
  selected: string | null
  /** Not needed where the form handles every change. */
  onSelect?: (size: string) => void
  /** Placed beside the label. */
  children?: ReactNode
}

/** The sizes of a product. A form that needs one names it here and moves the focus, or the browser does without JavaScript. */
export function SizeButtons({ sizes, selected, onSelect, children }: SizeButtonsProps) {
  const [isMissing, setMissing] = useState(false)
  if (sizes.length === 0) return null

  function showMissing(event: InvalidEvent<HTMLInputElement>) {
    event.preventDefault()
    setMissing(true)
    event.currentTarget.closest('fieldset')!.querySelector<HTMLInputElement>('input:invalid')!.focus()
  }

  return (
    <fieldset className={styles.field}>
      <legend>
        {sharedMessages.size} <span>{sizes.find(size => size.slug === selected)?.name}</span>
        <span className={styles.missing} role="alert">
          {isMissing && selected === null && productControlsMessages.chooseSize}
        </span>
      </legend>
      {children}
      <div className={styles.sizes}>
        {sizes.map(size => (
          <label key={size.slug} data-unavailable={unavailableReason(size)}>
            <input
              type="radio"
              name="size"
              value={size.slug}
              required
              aria-label={[size.name, unavailableText(size)].filter(Boolean).join(', ')}
              checked={size.slug === selected}
              disabled={size.stock === null}
              onChange={() => onSelect?.(size.slug)}
              onInvalid={showMissing}
              // Enter would press the form's first button, which decreases the quantity.
              onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
            />
            {size.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import type { Color } from '#commerce/catalog/products/product.ts'
import { type OptionValue, unavailableReason } from '#commerce/catalog/products/variant-selection.ts'
import { sharedMessages } from '#messages/shared.ts'
import { Swatch } from '#ui/swatch/swatch.tsx'
import { unavailableText } from './availability-text.ts'
import styles from './color-picker.module.css'

interface ColorPickerProps {
  colors: readonly OptionValue<Color>[]
  selected: string | null
  /** Not needed where the form handles every change. */
  onSelect?: (color: string) => void
}

export function ColorPicker({ colors, selected, onSelect }: ColorPickerProps) {
  if (colors.length === 0) return null
  return (
    <fieldset className={styles.colors}>
      <legend>
        {sharedMessages.color} <span>{colors.find(color => color.slug === selected)?.name}</span>
      </legend>
      {colors.map(color => (
        <label key={color.slug} className={styles.color} data-unavailable={unavailableReason(color)}>
          <input
            type="radio"
            name="color"
            value={color.slug}
            checked={color.slug === selected}
            disabled={color.stock === null}
            onChange={() => onSelect?.(color.slug)}
            // Enter would press the form's first button, which decreases the quantity.
            onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
          />
          <Swatch hex={color.hex} size={32} />
          <span className="visually-hidden">
            {[color.name, unavailableText(color)].filter(Boolean).join(', ')}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

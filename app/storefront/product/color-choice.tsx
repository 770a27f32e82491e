import { type Offer, whyNotOffered } from '../../commerce/catalog/choice.ts'
import type { Color } from '../../commerce/catalog/product.ts'
import { Swatch } from '../../ui/swatch/swatch.tsx'
import styles from './color-choice.module.css'

interface ColorChoiceProps {
  colors: readonly Offer<Color>[]
  chosen: string | null
  /** Where the form around it does not hear every change. */
  onChoose?: (color: string) => void
}

/** The colours as a group of radio buttons: arrow keys move among them, and the chosen one is named. */
export function ColorChoice({ colors, chosen, onChoose }: ColorChoiceProps) {
  if (colors.length === 0) return null
  return (
    <fieldset className={styles.colors}>
      <legend>
        Color <span>{colors.find(color => color.slug === chosen)?.name}</span>
      </legend>
      {colors.map(color => (
        <label key={color.slug} className={styles.color} data-why={whyNotOffered(color)}>
          <input
            type="radio"
            name="color"
            value={color.slug}
            checked={color.slug === chosen}
            disabled={!color.offered}
            onChange={() => onChoose?.(color.slug)}
            // Enter would press the first button of the form, which takes one away.
            onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
          />
          <Swatch hex={color.hex} size={32} />
          <span className="visually-hidden">
            {[color.name, whyNotOffered(color)].filter(Boolean).join(', ')}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

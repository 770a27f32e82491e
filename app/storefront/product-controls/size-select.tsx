import type { Size } from '../../commerce/catalog/product.ts'
import type { OptionValue } from '../../commerce/catalog/variant-selection.ts'
import { sharedMessages } from '../../messages/shared.ts'
import { unavailableText } from './availability-text.ts'

interface SizeSelectProps {
  sizes: readonly OptionValue<Size>[]
  selected: string | null
  className: string | undefined
  /** Not needed where the form handles every change. */
  onSelect?: (size: string) => void
}

export function SizeSelect({ sizes, selected, className, onSelect }: SizeSelectProps) {
  if (sizes.length === 0) return null
  return (
    <label className={className}>
      <span>{sharedMessages.size}</span>
      <select name="size" value={selected ?? undefined} onChange={event => onSelect?.(event.target.value)}>
        {sizes.map(size => (
          <option
            key={size.slug}
            value={size.slug}
            disabled={!size.offered}
            label={size.offered ? undefined : `${size.name}, ${unavailableText(size)}`}
          >
            {size.name}
          </option>
        ))}
      </select>
    </label>
  )
}

import { type InvalidEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import {
  type OfferedOption,
  type OfferedValue,
  unavailableReason,
} from '#commerce/catalog/products/variant-selection.ts'
import { productControlsMessages } from '#messages/product-controls.ts'
import { Swatch } from '#ui/swatch/swatch.tsx'
import { unavailableText } from './availability-text.ts'
import swatches from './swatch-picker.module.css'
import buttons from './value-buttons.module.css'

interface OptionPickerProps {
  option: OfferedOption
  /** Not needed where the form handles every change. */
  onSelect?: ((value: string) => void) | undefined
  /** Placed beside the label. */
  children?: ReactNode
}

/**
 * The values of an option, in a field with its slug as the name. A form that needs one names it here and moves the focus, or the
 * browser does without JavaScript.
 */
export function OptionPicker({ option, onSelect, children }: OptionPickerProps) {
  const [isMissing, setMissing] = useState(false)
  const { slug, name, kind, values, chosen } = option
  const isSwatch = kind === 'swatch'

  function showMissing(event: InvalidEvent<HTMLElement>) {
    event.preventDefault()
    setMissing(true)
    event.currentTarget.closest('fieldset')!.querySelector<HTMLElement>(':invalid')!.focus()
  }

  return (
    <fieldset className={buttons.field}>
      <legend>
        {name} <span>{values.find(value => value.slug === chosen)?.name}</span>
        <span className={buttons.missing} role="alert">
          {isMissing && chosen === null && productControlsMessages.chooseOne}
        </span>
      </legend>
      {children}
      {kind === 'list' ? (
        <ValueList option={option} onSelect={onSelect} onInvalid={showMissing} />
      ) : (
        <div className={isSwatch ? swatches.values : buttons.values}>
          {values.map(value => (
            <ValueButton
              key={value.slug}
              option={slug}
              value={value}
              isChosen={value.slug === chosen}
              onSelect={onSelect}
              onInvalid={showMissing}
            >
              {isSwatch ? <Swatch hex={value.hex} picture={value.picture} size={32} /> : value.name}
            </ValueButton>
          ))}
        </div>
      )}
    </fieldset>
  )
}

interface ValueButtonProps {
  option: string
  value: OfferedValue
  isChosen: boolean
  onSelect: OptionPickerProps['onSelect']
  onInvalid: (event: InvalidEvent<HTMLElement>) => void
  children: ReactNode
}

function ValueButton({ option, value, isChosen, onSelect, onInvalid, children }: ValueButtonProps) {
  return (
    <label data-unavailable={unavailableReason(value)} title={unavailableText(value) || undefined}>
      <input
        type="radio"
        name={option}
        value={value.slug}
        required
        aria-label={nameWithReason(value)}
        checked={isChosen}
        onChange={() => onSelect?.(value.slug)}
        onInvalid={onInvalid}
        onKeyDown={keepFromSubmitting}
      />
      {children}
    </label>
  )
}

function ValueList({
  option: { slug, name, values, chosen },
  onSelect,
  onInvalid,
}: Pick<OptionPickerProps, 'option' | 'onSelect'> & Pick<ValueButtonProps, 'onInvalid'>) {
  return (
    <select
      name={slug}
      aria-label={name}
      className={buttons.list}
      required
      value={chosen ?? ''}
      onChange={event => onSelect?.(event.currentTarget.value)}
      onInvalid={onInvalid}
      onKeyDown={keepFromSubmitting}
    >
      {chosen === null && <option value="">{productControlsMessages.chooseOne}</option>}
      {values.map(value => (
        <option key={value.slug} value={value.slug}>
          {nameWithReason(value)}
        </option>
      ))}
    </select>
  )
}

function nameWithReason(value: OfferedValue): string {
  return [value.name, unavailableText(value)].filter(Boolean).join(', ')
}

/** Enter would press the form's first button, which decreases the quantity. */
function keepFromSubmitting(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

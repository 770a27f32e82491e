import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { listingParamNames } from '../../../commerce/catalog-index/listing-param-names.ts'
import { listingMessages } from '../../../messages/listing.ts'
import type { ListingParams } from '../params/listing-params.ts'
import styles from './price-range-fields.module.css'

interface PriceRangeFieldsProps {
  params: ListingParams
  onType: (field: HTMLInputElement) => void
}

/** Minimum and maximum price in whole main units of the currency. */
export function PriceRangeFields({ params: { priceFrom, priceTo }, onType }: PriceRangeFieldsProps) {
  return (
    <div className={styles.fields}>
      <PriceField
        name={listingParamNames.priceFrom}
        label={listingMessages.priceFromField()}
        units={priceFrom}
        onType={onType}
      />
      <PriceField
        name={listingParamNames.priceTo}
        label={listingMessages.priceToField()}
        units={priceTo}
        onType={onType}
      />
    </div>
  )
}

interface PriceFieldProps {
  name: string
  label: string
  units: number | null
  onType: (field: HTMLInputElement) => void
}

/** Follows the URL, but never overwrites a field that the shopper is typing in. */
function PriceField({ name, label, units, onType }: PriceFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const isBackOrForward = useNavigationType() === 'POP'
  const text = String(units ?? '')
  const lastText = useRef(text)
  useEffect(() => {
    const input = field.current
    // Nothing changed: text typed before hydration stays.
    if (lastText.current === text) return
    lastText.current = text
    if (input && (isBackOrForward || input !== document.activeElement)) input.value = text
  }, [text, isBackOrForward])
  return (
    <label>
      {label}
      <input
        ref={field}
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={9}
        name={name}
        defaultValue={text}
        onChange={event => onType(event.currentTarget)}
      />
    </label>
  )
}

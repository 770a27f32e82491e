import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { listingParamNames } from '#commerce/catalog/index/listing-param-names.ts'
import { listingMessages } from '#messages/listing.ts'
import type { ListingView } from '../listing-view.ts'
import { maxPriceLength } from '../params/listing-params.ts'
import styles from './price-range-fields.module.css'

const errorId = 'price-error'

interface PriceRangeFieldsProps {
  view: ListingView
  onType: (field: HTMLInputElement) => void
}

/** Minimum and maximum price. */
export function PriceRangeFields({
  view: { params, misreadPrices, priceExample },
  onType,
}: PriceRangeFieldsProps) {
  return (
    <>
      <div className={styles.fields}>
        <PriceField
          name={listingParamNames.priceFrom}
          label={listingMessages.priceFromField()}
          text={params.priceFrom}
          misread={misreadPrices.priceFrom}
          onType={onType}
        />
        <PriceField
          name={listingParamNames.priceTo}
          label={listingMessages.priceToField()}
          text={params.priceTo}
          misread={misreadPrices.priceTo}
          onType={onType}
        />
      </div>
      <p id={errorId} className={styles.error} aria-live="polite">
        {priceExample && listingMessages.priceMisread({ example: priceExample })}
      </p>
    </>
  )
}

interface PriceFieldProps {
  name: string
  label: string
  text: string | null
  /** Typed, but not an amount. */
  misread: string | undefined
  onType: (field: HTMLInputElement) => void
}

/** Follows the URL, but never overwrites a field that the shopper is typing in. */
function PriceField({ name, label, text: known, misread, onType }: PriceFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const isBackOrForward = useNavigationType() === 'POP'
  const text = misread ?? known ?? ''
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
        inputMode="decimal"
        autoComplete="off"
        maxLength={maxPriceLength}
        name={name}
        defaultValue={text}
        aria-invalid={misread !== undefined || undefined}
        aria-describedby={misread === undefined ? undefined : errorId}
        onChange={event => onType(event.currentTarget)}
      />
    </label>
  )
}

import type { ComparedPrice, ComparedValue, ComparisonValue } from '#commerce/catalog/compare/comparison.ts'
import { comparisonMessages } from '#messages/comparison.ts'
import { factText } from '#messages/fact-text.ts'
import { formatPrice } from '#messages/format.ts'
import { productControlsMessages } from '#messages/product-controls.ts'
import { PreviousPrice } from '#ui/price/price.tsx'
import { PriceNote } from '#ui/price/price-note.tsx'
import { Swatch } from '#ui/swatch/swatch.tsx'
import { availabilityText } from '../../product-controls/availability-text.ts'
import styles from './comparison-cell.module.css'

export function ComparisonCell({ value }: { value: ComparisonValue }) {
  switch (value?.kind) {
    case undefined:
      return (
        <>
          <span aria-hidden>—</span>
          <span className="visually-hidden">{comparisonMessages.notSpecified}</span>
        </>
      )
    case 'price':
      return <PriceValue price={value} />
    case 'rating':
      return (
        <>
          {comparisonMessages.rating({ stars: value.stars })}
          <span className={styles.quiet}>, {comparisonMessages.reviewCount({ count: value.reviews })}</span>
        </>
      )
    case 'availability':
      return <p>{availabilityText(value.stock)}</p>
    case 'values':
      return (
        <ul className={styles.options}>
          {value.values.map(one => (
            <ValueItem key={one.name} value={one} />
          ))}
        </ul>
      )
    case 'fact':
      return <p>{factText(value)}</p>
    case 'text':
      return value.lines.map((line, index) => <p key={index}>{line}</p>)
  }
}

function PriceValue({ price: shown }: { price: ComparedPrice }) {
  const { price, compareAtPrice, isStartingPrice } = shown
  const amount = formatPrice(price)
  return (
    <span className={styles.price}>
      <span>{isStartingPrice ? productControlsMessages.fromPrice({ price: amount }) : amount}</span>
      <PreviousPrice price={compareAtPrice} />
      <PriceNote notes={shown} />
    </span>
  )
}

function ValueItem({ value: { name, hex, picture, soldOut } }: { value: ComparedValue }) {
  return (
    <li>
      <Swatch hex={hex} picture={picture} size={18} />
      <span>
        {name}
        {soldOut && <span className={styles.quiet}> {comparisonMessages.soldOut}</span>}
      </span>
    </li>
  )
}

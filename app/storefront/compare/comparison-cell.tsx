import type { Cell, Option } from '../../commerce/compare/comparison.ts'
import { formatMoney } from '../../commerce/money.ts'
import { PriceBefore } from '../../ui/price/price.tsx'
import { Swatch } from '../../ui/swatch/swatch.tsx'
import styles from './comparison-cell.module.css'

/** What one product has in a row of the comparison. */
export function ComparisonCell({ cell }: { cell: Cell }) {
  switch (cell?.kind) {
    case undefined:
      return (
        <>
          <span aria-hidden>—</span>
          <span className="visually-hidden">not given</span>
        </>
      )
    case 'price':
      return (
        <span className={styles.price}>
          <span>
            {cell.from && 'From '}
            {formatMoney(cell.price)}
          </span>
          <PriceBefore price={cell.compareAtPrice} />
        </span>
      )
    case 'rating':
      return (
        <>
          {cell.stars} out of 5
          <span className={styles.quiet}>
            , {cell.reviews === 1 ? '1 review' : `${cell.reviews.toLocaleString('en-US')} reviews`}
          </span>
        </>
      )
    case 'options':
      return (
        <ul className={styles.options}>
          {cell.options.map(option => (
            <OptionItem key={option.name} option={option} />
          ))}
        </ul>
      )
    case 'words':
      // biome-ignore lint/suspicious/noArrayIndexKey: the merchant may say the same twice
      return cell.words.map((word, place) => <p key={place}>{word}</p>)
  }
}

function OptionItem({ option: { name, hex, soldOut } }: { option: Option }) {
  return (
    <li>
      {hex && <Swatch hex={hex} size={18} />}
      <span>
        {name}
        {soldOut && <span className={styles.quiet}> (sold out)</span>}
      </span>
    </li>
  )
}

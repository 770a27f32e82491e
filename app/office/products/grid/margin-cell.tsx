import { marginOf } from '#commerce/selling/pricing/margin.ts'
import { readAmount } from '#commerce/values/typed/typed-number.ts'
import { formatPercent } from '#messages/format.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'

interface MarginCellProps {
  className: string
  /** As typed. */
  price: string
  cost: string
  currency: string
  /** In hundredths of a percent. */
  includedTax: number
}

/** The margin of a variant. `showMargin` follows what is typed. */
export function MarginCell({ className, price, cost, currency, includedTax }: MarginCellProps) {
  return (
    <td className={className} data-label={productEditorMessages.variants.margin} data-tax={includedTax}>
      {marginText(price, cost, { currency, includedTax })}
    </td>
  )
}

/** Shows the margin of a row as it is typed. */
export function showMargin(price: HTMLInputElement, cost: HTMLInputElement, currency: string): void {
  const cell = price.closest('tr')?.querySelector<HTMLElement>('[data-tax]')
  if (!cell) return
  const text = marginText(price.value, cost.value, { currency, includedTax: Number(cell.dataset.tax) })
  if (cell.textContent !== text) cell.textContent = text
}

function marginText(
  price: string,
  cost: string,
  { currency, includedTax }: { currency: string; includedTax: number },
): string {
  if (price === '' || cost === '') return ''
  const [sold, paid] = [readAmount(price, currency), readAmount(cost, currency)]
  const margin = sold === undefined || paid === undefined ? undefined : marginOf(sold, paid, includedTax)
  return margin === undefined ? '' : formatPercent(Math.round(margin / 100) * 100)
}

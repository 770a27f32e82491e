import type { ProductCard } from '#commerce/catalog/products/product.ts'
import { productControlsMessages } from '#messages/product-controls.ts'
import { Swatch } from '../swatch/swatch.tsx'
import line from './card-line.module.css'

const maxDots = 5

/** The colors that a product comes in, at most five: "+2" counts the others. */
export function ColorDots({ colors }: Pick<ProductCard, 'colors'>) {
  const others = colors.length - maxDots
  return (
    <span className={line.dots}>
      <span className="visually-hidden">{productControlsMessages.colorCount({ count: colors.length })}</span>
      {colors.slice(0, maxDots).map(({ hex }, at) => (
        <Swatch key={at} hex={hex} size={14} />
      ))}
      {others > 0 && <span aria-hidden>+{others}</span>}
    </span>
  )
}

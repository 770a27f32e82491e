import { ShoppingCart } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { href, Link } from 'react-router'
import { noneWantedInWords, readQuantity } from '../../../commerce/cart/wished-quantity.ts'
import {
  availabilityInWords,
  choose,
  chosenInWords,
  statusOf,
  whyNotOffered,
} from '../../../commerce/catalog/choice.ts'
import { PictureView } from '../../../ui/picture/picture-view.tsx'
import { PriceBefore, PriceNow } from '../../../ui/price/price.tsx'
import { ColorChoice } from '../../product/color-choice.tsx'
import { QuantityStepper } from '../../product/quantity-stepper.tsx'
import { addToCart } from '../adding.ts'
import styles from './choice-dialog.module.css'
import type { ProductChoice } from './product-choice.ts'

interface ChoiceFormProps {
  slug: string
  title: string
  product: ProductChoice
}

/** Colour, size and quantity of a product, with the price of what is chosen. What is sold out is named, and not offered. */
export function ChoiceForm({ slug, title, product }: ChoiceFormProps) {
  const [wish, setWish] = useState<{ color: string | null; size: string | null }>({ color: null, size: null })
  const [refusal, setRefusal] = useState('')
  const { variant, colors, sizes, pictures } = choose(product, { ...wish, status: 'in-stock' })
  const { sku, price, compareAtPrice } = variant
  const [picture = null] = pictures

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('quantity')
    const quantity = readQuantity(String(typed), product.limit)
    if (quantity === 0) return setRefusal(noneWantedInWords)
    const options = chosenInWords(product, variant)
    addToCart({ ...variant, slug, title, options, picture }, quantity)
  }

  return (
    <form method="post" action={href('/cart/add')} onSubmit={add}>
      <div className={styles.head}>
        <span className={`picture-frame ${styles.shot}`}>
          {picture && <PictureView picture={{ ...picture, alt: '' }} sizes="88px" widest={320} eager />}
        </span>
        <div aria-live="polite">
          <p className={styles.prices}>
            <strong>
              <PriceNow price={price} before={compareAtPrice} />
            </strong>
            <PriceBefore price={compareAtPrice} />
          </p>
          <p className={styles.availability} data-status={statusOf(variant)}>
            {availabilityInWords(variant, product.lowStock)}
          </p>
        </div>
      </div>
      <ColorChoice
        colors={colors}
        chosen={variant.color}
        onChoose={color => setWish({ color, size: variant.size })}
      />
      {sizes.length > 0 && (
        <label className={styles.field}>
          <span>Size</span>
          <select
            name="size"
            value={variant.size ?? undefined}
            onChange={({ target }) => setWish({ color: variant.color, size: target.value })}
          >
            {sizes.map(size => (
              <option
                key={size.slug}
                value={size.slug}
                disabled={!size.offered}
                label={size.offered ? undefined : `${size.name}, ${whyNotOffered(size)}`}
              >
                {size.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <QuantityStepper id="chosen-quantity" first={1} limit={product.limit} />
      <p className={styles.refusal} role="alert">
        {refusal}
      </p>
      {variant.available > 0 ? (
        <button type="submit" name="sku" value={sku} className={`button ${styles.add}`}>
          <ShoppingCart aria-hidden size={20} strokeWidth={1.5} /> Add to Cart
        </button>
      ) : (
        <Link to={href('/productDetails/:slug?', { slug })} className={`button ${styles.add}`}>
          Tell me when it is back
        </Link>
      )}
    </form>
  )
}

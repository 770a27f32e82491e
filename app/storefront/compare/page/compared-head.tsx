import type { SubmitEvent } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { selectionWithout } from '#commerce/catalog/compare/compare-selection.ts'
import type { ComparedProduct } from '#commerce/catalog/compare/comparison.ts'
import { compareMessages } from '#messages/compare.ts'
import { comparisonMessages } from '#messages/comparison.ts'
import { sharedMessages } from '#messages/shared.ts'
import { CloseIcon } from '#ui/icons/icons.tsx'
import { PictureView } from '#ui/picture/picture-view.tsx'
import { neighborOf } from '../../neighbor-of.ts'
import { AddToCartForm } from '../../product-controls/add-to-cart/add-to-cart-form.tsx'
import {
  setCompareSelection,
  useCompareSelection,
} from '../../product-controls/compare/use-compare-selection.ts'
import { comparisonAddress, comparisonQuery } from '../comparison-address.ts'
import { dismissedProducts } from '../status/dismissed-products.ts'
import styles from './compared-head.module.css'

/** A link for pointers only: for the keyboard, the name below is enough. */
export function ComparedPicture({ product: { slug, picture } }: { product: ComparedProduct }) {
  return (
    <Link
      to={href('/productDetails/:slug?', { slug })}
      tabIndex={-1}
      className={`picture-frame ${styles.picture}`}
    >
      {picture && <PictureView picture={picture} sizes="(max-width:45rem) 46vw,286px" maxWidth={600} />}
    </Link>
  )
}

interface ComparedTitleProps {
  product: ComparedProduct
  shown: readonly string[]
  onlyDifferences: boolean
}

/** A column heading: the product's name and buttons to buy and to remove it. */
export function ComparedTitle({ product, shown, onlyDifferences }: ComparedTitleProps) {
  const { slug, title } = product
  const navigate = useNavigate()
  const selection = useCompareSelection()

  function remove(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const row = event.currentTarget.closest('tr')!
    const next = neighborOf(row.querySelectorAll<HTMLElement>('button[name="product"]'), event.currentTarget)
    setCompareSelection(
      selectionWithout(selection?.slugs ?? [], shown, slug),
      compareMessages.removed({ title }),
    )
    // Adding it again shows the bar.
    dismissedProducts()
    const others = shown.filter(other => other !== slug)
    navigate(comparisonAddress(others, onlyDifferences), {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    })
    next?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.head}>
      <Link className={styles.title} to={href('/productDetails/:slug?', { slug })}>
        {title}
      </Link>
      <div className={styles.actions}>
        <AddComparedToCart product={product} />
        <form
          method="post"
          action={href('/compare/remove') + comparisonQuery(shown, onlyDifferences)}
          onSubmit={remove}
        >
          <button
            type="submit"
            name="product"
            value={slug}
            aria-label={comparisonMessages.removeFromTable({ title })}
          >
            <CloseIcon size={16} /> {sharedMessages.remove}
          </button>
        </form>
      </div>
    </div>
  )
}

function AddComparedToCart({ product }: { product: ComparedProduct }) {
  const { slug, title, sku, picture, price, availability } = product
  const soldOut = availability.level === 'sold-out'
  const card = { slug, title, sku, picture, ...price, choice: {}, soldOut }
  return (
    <AddToCartForm card={card} buttonClassName="button quiet">
      {soldOut ? sharedMessages.notifyMe : sharedMessages.addToCart}
      <span className="visually-hidden">: {title}</span>
    </AddToCartForm>
  )
}

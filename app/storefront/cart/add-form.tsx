import { type FormEvent, type ReactNode, useRef } from 'react'
import { href } from 'react-router'
import type { ProductCard } from '../../commerce/catalog/product.ts'
import { addToCart, askChoice, useOpened } from './adding.ts'
import { prepareAdding } from './cart-corner.tsx'

interface AddFormProps {
  card: Omit<ProductCard, 'id' | 'badge' | 'colors'>
  /** Told when the button is pressed; returns what has the focus in the end, where that is not the button. */
  onPressed?: () => HTMLElement | null
  /** Stand on the button. */
  children: ReactNode
  className?: string | undefined
  buttonClass?: string
  label?: string
  /** Where a browser without a script goes when it is added; otherwise to the cart. */
  returnTo?: string
}

/**
 * The button that puts a product into the cart. Where there is something to choose first it asks, and what is sold out leads to
 * where a shopper can wait for it: without a script both are the product's page.
 */
export function AddForm({
  card,
  onPressed,
  children,
  className,
  buttonClass,
  label,
  returnTo,
}: AddFormProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { sku, slug, title, soldOut } = card
  const page = href('/productDetails/:slug?', { slug })

  function add(event: FormEvent) {
    if (soldOut) return
    event.preventDefault()
    const opener = onPressed?.() ?? button.current
    if (sku === null) askChoice(slug, title, opener)
    else addToCart({ ...card, sku }, 1, opener)
  }

  const intent = soldOut ? {} : { onPointerDown: prepareAdding, onFocus: prepareAdding }
  const adds = sku !== null && !soldOut
  return (
    <form
      method={adds ? 'post' : 'get'}
      action={adds ? href('/cart/add') : page}
      onSubmit={add}
      className={className}
    >
      {adds && <input type="hidden" name="quantity" value="1" />}
      {adds && returnTo !== undefined && <input type="hidden" name="returnTo" value={returnTo} />}
      <button
        ref={button}
        type="submit"
        {...(adds && { name: 'sku', value: sku })}
        aria-haspopup={soldOut ? undefined : 'dialog'}
        aria-expanded={useOpened(button) || undefined}
        aria-label={label}
        className={buttonClass}
        {...intent}
      >
        {children}
      </button>
    </form>
  )
}

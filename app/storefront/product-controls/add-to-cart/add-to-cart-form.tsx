import { type FormEvent, type ReactNode, useRef } from 'react'
import { href } from 'react-router'
import type { ProductCard } from '#commerce/catalog/products/product.ts'
import { addItemToCart, openOptionsDialog, useIsOpener } from './add-to-cart-state.ts'
import { preloadAddToCart } from './lazy-add-to-cart-dialog.tsx'

interface AddToCartFormProps {
  card: Pick<
    ProductCard,
    'slug' | 'title' | 'sku' | 'choice' | 'price' | 'compareAtPrice' | 'picture' | 'soldOut'
  >
  /** Returns the element that gets the focus when the dialog closes, instead of the button. */
  onSubmit?: () => HTMLElement | null
  children: ReactNode
  className?: string | undefined
  buttonClassName?: string
  label?: string
  /** The page to show without JavaScript; by default the cart. */
  returnTo?: string
}

/**
 * Adds a product to the cart. A product with options opens the options dialog; a sold-out one opens its page. Without
 * JavaScript both open the product's page.
 */
export function AddToCartForm({
  card,
  onSubmit,
  children,
  className,
  buttonClassName,
  label,
  returnTo,
}: AddToCartFormProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { sku, slug, title, choice, soldOut } = card
  const page = href('/productDetails/:slug?', { slug })

  function add(event: FormEvent) {
    if (soldOut) return
    event.preventDefault()
    const opener = onSubmit?.() ?? button.current
    if (sku === null) openOptionsDialog({ slug, title, choice }, opener)
    else addItemToCart({ ...card, sku }, 1, opener)
  }

  const preloading = soldOut ? {} : { onPointerDown: preloadAddToCart, onFocus: preloadAddToCart }
  const isDirect = sku !== null && !soldOut
  return (
    <form
      method={isDirect ? 'post' : 'get'}
      action={isDirect ? href('/cart/add') : page}
      onSubmit={add}
      className={className}
    >
      {isDirect && <input type="hidden" name="quantity" value="1" />}
      {!isDirect &&
        Object.entries(choice).map(([option, value]) => (
          <input key={option} type="hidden" name={option} value={value} />
        ))}
      {isDirect && returnTo !== undefined && <input type="hidden" name="returnTo" value={returnTo} />}
      <button
        ref={button}
        type="submit"
        {...(isDirect && { name: 'sku', value: sku })}
        aria-haspopup={soldOut ? undefined : 'dialog'}
        aria-expanded={useIsOpener(button) || undefined}
        aria-label={label}
        className={buttonClassName}
        {...preloading}
      >
        {children}
      </button>
    </form>
  )
}

import { type ComponentProps, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Form, href, useLocation, useSearchParams } from 'react-router'
import { clampQuantity, readQuantityStep } from '#commerce/cart/quantity-input.ts'
import type { Product } from '#commerce/catalog/products/product.ts'
import type { SizeGuide } from '#commerce/catalog/products/size-guide.ts'
import {
  stockLevel,
  stockStatus,
  type VariantSelection,
  variantName,
} from '#commerce/catalog/products/variant-selection.ts'
import { productMessages } from '#messages/product.ts'
import { sharedMessages } from '#messages/shared.ts'
import { ActionIcon } from '#ui/card/card-actions.tsx'
import { CurrentPrice } from '#ui/price/price.tsx'
import { UnitPriceNote } from '#ui/price/price-note.tsx'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { addItemToCart } from '../product-controls/add-to-cart/add-to-cart-state.ts'
import { preloadAddToCart } from '../product-controls/add-to-cart/lazy-add-to-cart-dialog.tsx'
import { movedValuesText, selectionAvailabilityText } from '../product-controls/availability-text.ts'
import { QuantityStepper } from '../product-controls/quantity-stepper.tsx'
import { beforeParam, beforeValue } from '../product-controls/variant-url.ts'
import styles from './buy-form.module.css'
import { OptionFields } from './option-fields.tsx'
import type { SelectValues } from './use-variant-selection.ts'
import { WishButton } from './wish-button.tsx'

interface BuyFormProps {
  product: Product
  selection: VariantSelection
  onSelect: SelectValues
  sizeGuide: SizeGuide | undefined
}

/**
 * Options, status and quantity. It is a GET form to its own page, so the URL holds the selection: after every change, or by a
 * button without JavaScript. "Add to Cart" posts the same fields to the cart.
 */
export function BuyForm({ product, selection, onSelect, sizeGuide }: BuyFormProps) {
  const { pathname } = useLocation()
  const { variant, available } = selection
  const isSoldOut = stockStatus(selection) === 'out-of-stock'
  const { quantityLimit, lowStock } = useLayoutData().settings
  const stock = stockLevel(available, lowStock)
  const [params] = useSearchParams()
  const quantity = clampQuantity(params.get('quantity'), quantityLimit, readQuantityStep(params.get('step')))
  const buttons = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  useBarFallback(buttons, bar)
  const { addButton, error, onSubmit } = useAddToCart(product, selection, quantityLimit)

  return (
    <Form action={pathname} replace preventScrollReset className={styles.form} onSubmit={onSubmit}>
      <OptionFields selection={selection} onSelect={onSelect} sizeGuide={sizeGuide} />
      {/* Hidden rather than removed, so that the quantity survives a sold-out variant. */}
      <div hidden={isSoldOut} className={styles.quantity}>
        <QuantityStepper id="quantity" initialQuantity={quantity} limit={quantityLimit} />
      </div>
      <noscript>
        {hasGaps(product) && <input type="hidden" name={beforeParam} value={beforeValue(selection.choice)} />}
        <button type="submit" formNoValidate className={`button quiet ${styles.update}`}>
          {productMessages.updateSelection}
        </button>
      </noscript>
      <p className={styles.availability} data-stock={stock.level} aria-live="polite">
        {selection.moved && (
          <span className={styles.moved}>{movedValuesText(product.title, selection.moved)}</span>
        )}
        {selectionAvailabilityText(stock, selection)}
      </p>
      <div hidden={isSoldOut}>
        <p className={styles.error} role="alert">
          {error}
        </p>
        <div ref={buttons} className={styles.buttons}>
          <AddButton product={product} ref={addButton} aria-haspopup="dialog" />
          {!isSoldOut && <WishButton product={product} selection={selection} className="button quiet" />}
        </div>
      </div>
      {!isSoldOut && (
        // A shortcut for fingers and mice, in view while the buttons aren't.
        <div ref={bar} className={styles.bar} aria-hidden>
          <span>
            <CurrentPrice price={variant.price} previousPrice={variant.compareAtPrice} />
            <UnitPriceNote unitPrice={variant.unitPrice} />
          </span>
          <AddButton product={product} tabIndex={-1} />
        </div>
      )}
    </Form>
  )
}

/** Whether some values aren't made together. */
function hasGaps({ options, variants }: Product): boolean {
  return variants.length < options.reduce((product, { values }) => product * values.length, 1)
}

function AddButton({ product, ...attributes }: { product: Product } & ComponentProps<'button'>) {
  return (
    <button
      {...attributes}
      type="submit"
      formMethod="post"
      formAction={href('/cart/add')}
      name="product"
      value={product.slug}
      className="button"
      onPointerDown={preloadAddToCart}
      onFocus={preloadAddToCart}
    >
      <ActionIcon name="cart" size={20} /> {sharedMessages.addToCart}
    </button>
  )
}

/** Adds the selected variant to the cart when the form is submitted by an "Add to Cart" button. */
function useAddToCart(product: Product, selection: VariantSelection, quantityLimit: number) {
  const { variant, pictures } = selection
  const addButton = useRef<HTMLButtonElement>(null)
  const [error, setError] = useState('')

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    if ((submitter as HTMLButtonElement | null)?.name !== 'product') return
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('quantity')
    const quantity = clampQuantity(String(typed), quantityLimit)
    setError(quantity === 0 ? sharedMessages.chooseQuantity : '')
    if (quantity === 0) return
    const { slug, title } = product
    const [picture = null] = pictures
    const options = variantName(product, variant)
    addItemToCart(
      { ...variant, slug, title, options, picture, choice: selection.choice },
      quantity,
      addButton.current,
    )
  }

  return { addButton, error, onSubmit }
}

/** Sets `data-shown` on the bar while the buttons are out of view, for browsers without scroll-driven animations. */
function useBarFallback(buttons: RefObject<Element | null>, bar: RefObject<Element | null>): void {
  useEffect(() => {
    if (CSS.supports('animation-timeline: view()')) return
    const observer = new IntersectionObserver(([entry]) =>
      bar.current?.toggleAttribute('data-shown', !entry!.isIntersecting),
    )
    observer.observe(buttons.current!)
    return () => observer.disconnect()
  }, [buttons, bar])
}

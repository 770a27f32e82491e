import { type FormEvent, useRef, useState } from 'react'
import { Form, href, useLocation, useSearchParams } from 'react-router'
import { clampQuantity, readQuantityStep } from '../../commerce/cart/quantity-input.ts'
import type { Product } from '../../commerce/catalog/product.ts'
import { stockStatus, type VariantSelection, variantName } from '../../commerce/catalog/variant-selection.ts'
import { productMessages } from '../../messages/product.ts'
import { sharedMessages } from '../../messages/shared.ts'
import { CartIcon } from '../../ui/icons/icons.tsx'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { addItemToCart } from '../product-controls/add-to-cart/add-to-cart-state.ts'
import { preloadAddToCart } from '../product-controls/add-to-cart/lazy-add-to-cart-dialog.tsx'
import { ColorPicker } from '../product-controls/color-picker.tsx'
import { QuantityStepper } from '../product-controls/quantity-stepper.tsx'
import { SizeSelect } from '../product-controls/size-select.tsx'
import styles from './buy-form.module.css'
import { type SelectOptions, useEarlySelection } from './use-variant-selection.ts'
import { WishButton } from './wish-button.tsx'

interface BuyFormProps {
  product: Product
  selection: VariantSelection
  onSelect: SelectOptions
  availability: string
}

/**
 * Color, size, status and quantity. It is a GET form to its own page, so the URL holds the selection: after every change, or by a
 * button without JavaScript. "Add to Cart" posts the same fields to the cart.
 */
export function BuyForm({ product, selection, onSelect, availability }: BuyFormProps) {
  const { pathname } = useLocation()
  const { variant } = selection
  const status = stockStatus(variant)
  const { quantityLimit } = useLayoutData().settings
  const [params] = useSearchParams()
  const quantity = clampQuantity(params.get('quantity'), quantityLimit, readQuantityStep(params.get('step')))
  const { addButton, error, onSubmit } = useAddToCart(product, selection, quantityLimit)

  return (
    <Form action={pathname} replace preventScrollReset className={styles.form} onSubmit={onSubmit}>
      <OptionFields selection={selection} onSelect={onSelect} />
      <noscript>
        <button type="submit" className={`button quiet ${styles.update}`}>
          {productMessages.updateSelection}
        </button>
      </noscript>
      <p className={styles.availability} data-status={status} aria-live="polite">
        {availability}
      </p>
      {/* Hidden rather than removed, so that the quantity survives a sold-out variant. */}
      <div hidden={status === 'out-of-stock'}>
        <QuantityStepper id="quantity" initialQuantity={quantity} limit={quantityLimit} />
        <p className={styles.error} role="alert">
          {error}
        </p>
        <div className={styles.buttons}>
          <button
            ref={addButton}
            type="submit"
            formMethod="post"
            formAction={href('/cart/add')}
            name="product"
            value={product.slug}
            className="button"
            aria-haspopup="dialog"
            onPointerDown={preloadAddToCart}
            onFocus={preloadAddToCart}
          >
            <CartIcon size={20} /> {sharedMessages.addToCart}
          </button>
          {status === 'in-stock' && <WishButton product={product} sku={variant.sku} />}
        </div>
      </div>
    </Form>
  )
}

function OptionFields({ selection, onSelect }: Pick<BuyFormProps, 'selection' | 'onSelect'>) {
  const { variant, colors, sizes, statuses } = selection
  const fields = useRef<HTMLDivElement>(null)
  useEarlySelection(fields, onSelect)
  return (
    <div
      ref={fields}
      onChange={({ target }) => {
        const { name, value } = target as EventTarget & HTMLInputElement
        onSelect({ [name]: value })
      }}
    >
      <ColorPicker colors={colors} selected={variant.color} />
      <div className={styles.pair}>
        <SizeSelect sizes={sizes} selected={variant.size} className={styles.field} />
        <label className={styles.field}>
          <span>{productMessages.status}</span>
          <select name="status" value={stockStatus(variant)} onChange={handledByParent}>
            {statuses.map(({ slug, offered }) => (
              <option key={slug} value={slug} disabled={!offered}>
                {productMessages.statuses[slug]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  )
}

/** `OptionFields` handles every change; React requires a listener on each control. */
function handledByParent(): void {}

/** Adds the selected variant to the cart when the form is submitted by `addButton`. */
function useAddToCart(product: Product, { variant, pictures }: VariantSelection, quantityLimit: number) {
  const addButton = useRef<HTMLButtonElement>(null)
  const [error, setError] = useState('')

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if ((event.nativeEvent as SubmitEvent).submitter !== addButton.current) return
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('quantity')
    const quantity = clampQuantity(String(typed), quantityLimit)
    setError(quantity === 0 ? sharedMessages.chooseQuantity : '')
    if (quantity === 0) return
    const { slug, title } = product
    const [picture = null] = pictures
    const options = variantName(product, variant)
    addItemToCart({ ...variant, slug, title, options, picture }, quantity, addButton.current)
  }

  return { addButton, error, onSubmit }
}

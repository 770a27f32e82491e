import { type FormEvent, useState } from 'react'
import { href, Link } from 'react-router'
import { clampQuantity } from '#commerce/cart/quantity-input.ts'
import {
  selectVariant,
  stockLevel,
  type VariantSelection,
  variantName,
} from '#commerce/catalog/products/variant-selection.ts'
import { cartPanelMessages } from '#messages/cart-panel.ts'
import { sharedMessages } from '#messages/shared.ts'
import { ActionIcon } from '#ui/card/card-actions.tsx'
import { PictureView } from '#ui/picture/picture-view.tsx'
import { CurrentPrice, PreviousPrice } from '#ui/price/price.tsx'
import { selectionAvailabilityText } from '../availability-text.ts'
import { ColorPicker } from '../color-picker.tsx'
import { QuantityStepper } from '../quantity-stepper.tsx'
import { SizeButtons } from '../size-buttons.tsx'
import { variantUrl } from '../variant-url.ts'
import { addItemToCart } from './add-to-cart-state.ts'
import styles from './options-dialog.module.css'
import type { OptionsDialogData } from './options-dialog-data.ts'

interface OptionsFormProps {
  slug: string
  title: string
  /** Slug of the color to start with. */
  color: string | null
  product: OptionsDialogData
}

/** Color, size and quantity of a product. Sold-out options are shown but can't be selected. */
export function OptionsForm({ slug, title, color, product }: OptionsFormProps) {
  const [selected, setSelected] = useState<SelectedOptions>({ color, size: null })
  const [mistake, setMistake] = useState('')
  const selection = selectVariant(product, { ...selected, status: null })
  const { variant, size, isComplete, available, colors, sizes, pictures } = selection
  const [picture = null] = pictures
  const sizeName = sizes.find(({ slug }) => slug === size)?.name

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('quantity')
    const quantity = clampQuantity(String(typed), product.limit)
    if (quantity === 0) return setMistake(sharedMessages.chooseQuantity)
    const options = variantName(product, variant)
    addItemToCart({ ...variant, slug, title, options, picture }, quantity)
  }

  return (
    <form method="post" action={href('/cart/add')} onSubmit={add}>
      <SelectedVariant selection={selection} lowStock={product.lowStock} />
      <ColorPicker
        colors={colors}
        selected={variant.color}
        onSelect={color => setSelected({ color, size })}
      />
      <SizeButtons
        sizes={sizes}
        selected={size}
        onSelect={size => setSelected({ color: variant.color, size })}
      />
      <QuantityStepper id="chosen-quantity" initialQuantity={1} limit={product.limit} />
      <p className={styles.refusal} role="alert">
        {mistake}
      </p>
      {available > 0 || !isComplete ? (
        <button type="submit" name="sku" value={variant.sku} className={`button ${styles.submit}`}>
          <ActionIcon name="cart" size={20} />{' '}
          {sizeName === undefined ? sharedMessages.addToCart : cartPanelMessages.addSize({ size: sizeName })}
        </button>
      ) : (
        <Link to={variantUrl({ slug, ...variant })} className={`button ${styles.submit}`}>
          {sharedMessages.notifyMe}
        </Link>
      )}
    </form>
  )
}

interface SelectedOptions {
  color: string | null
  size: string | null
}

function SelectedVariant({ selection, lowStock }: { selection: VariantSelection; lowStock: number }) {
  const { variant, available, pictures } = selection
  const [picture] = pictures
  const stock = stockLevel(available, lowStock)
  return (
    <div className={styles.header}>
      <span className="picture-frame">
        {picture && <PictureView picture={{ ...picture, alt: '' }} sizes="88px" maxWidth={320} eager />}
      </span>
      <div aria-live="polite">
        <p className={styles.prices}>
          <strong>
            <CurrentPrice price={variant.price} previousPrice={variant.compareAtPrice} />
          </strong>
          <PreviousPrice price={variant.compareAtPrice} />
        </p>
        <p className={styles.availability} data-stock={stock.level}>
          {selectionAvailabilityText(stock, selection)}
        </p>
      </div>
    </div>
  )
}

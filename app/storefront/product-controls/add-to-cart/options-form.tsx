import { type FormEvent, useState } from 'react'
import { href, Link } from 'react-router'
import { clampQuantity } from '#commerce/cart/quantity-input.ts'
import type { Choice } from '#commerce/catalog/products/options/option-values.ts'
import {
  selectVariant,
  stockLevel,
  type VariantSelection,
  variantName,
} from '#commerce/catalog/products/variant-selection.ts'
import { cartPanelMessages } from '#messages/cart-panel.ts'
import { optionMessages } from '#messages/options.ts'
import { sharedMessages } from '#messages/shared.ts'
import { ActionIcon } from '#ui/card/card-actions.tsx'
import { PictureView } from '#ui/picture/picture-view.tsx'
import { CurrentPrice, PreviousPrice } from '#ui/price/price.tsx'
import { PriceNote } from '#ui/price/price-note.tsx'
import { movedValuesText, selectionAvailabilityText } from '../availability-text.ts'
import { OptionPicker } from '../option-picker.tsx'
import { QuantityStepper } from '../quantity-stepper.tsx'
import { variantUrl } from '../variant-url.ts'
import { addItemToCart } from './add-to-cart-state.ts'
import styles from './options-dialog.module.css'
import type { OptionsDialogData } from './options-dialog-data.ts'

interface OptionsFormProps {
  slug: string
  title: string
  /** The values to start with. */
  start: Choice
  product: OptionsDialogData
}

/** Options and quantity of a product. A sold-out variant leads to its page, which offers an alert. */
export function OptionsForm({ slug, title, start, product }: OptionsFormProps) {
  const [{ chosen, pressed }, setChosen] = useState({ chosen: start, pressed: [] as string[] })
  const [mistake, setMistake] = useState('')
  const selection = selectVariant(product, { choice: chosen, pressed, status: null })
  const { variant, choice, isComplete, available, options, pictures } = selection
  const [picture = null] = pictures
  const last = options.at(-1)
  const lastName = last?.kind === 'swatch' ? undefined : last?.values.find(v => v.slug === last.chosen)?.name

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('quantity')
    const quantity = clampQuantity(String(typed), product.limit)
    if (quantity === 0) return setMistake(sharedMessages.chooseQuantity)
    const name = variantName(product, variant)
    addItemToCart({ ...variant, slug, title, options: name, picture, choice }, quantity)
  }

  return (
    <form method="post" action={href('/cart/add')} onSubmit={add}>
      <SelectedVariant title={title} selection={selection} lowStock={product.lowStock} />
      {options.map(option => (
        <OptionPicker
          key={option.slug}
          option={option}
          onSelect={value =>
            setChosen({ chosen: { ...choice, [option.slug]: value }, pressed: [option.slug] })
          }
        />
      ))}
      <QuantityStepper id="chosen-quantity" initialQuantity={1} limit={product.limit} />
      <p className={styles.refusal} role="alert">
        {mistake}
      </p>
      {available > 0 || !isComplete ? (
        <button type="submit" name="sku" value={variant.sku} className={`button ${styles.submit}`}>
          <ActionIcon name="cart" size={20} />{' '}
          {lastName === undefined
            ? sharedMessages.addToCart
            : cartPanelMessages.addValue({ value: lastName })}
        </button>
      ) : (
        <Link to={variantUrl({ slug, choice })} className={`button ${styles.submit}`}>
          {sharedMessages.notifyMe}
        </Link>
      )}
    </form>
  )
}

interface SelectedVariantProps {
  title: string
  selection: VariantSelection
  lowStock: number
}

function SelectedVariant({ title, selection, lowStock }: SelectedVariantProps) {
  const { variant, available, pictures, moved } = selection
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
          <PriceNote notes={variant} />
        </p>
        <p className={styles.availability} data-stock={stock.level}>
          {selectionAvailabilityText(stock, selection)}
          {variant.weight !== undefined && ` · ${optionMessages.grams({ grams: variant.weight })}`}
        </p>
        {moved && <p>{movedValuesText(title, moved)}</p>}
      </div>
    </div>
  )
}

import type { ComponentProps, MouseEventHandler } from 'react'
import { promotionMessages } from '#messages/office/promotions.ts'
import { LineName } from '../../orders/order/order-lines-table.tsx'
import { SelectBox, TextBox } from '../../ui/form/office-field.tsx'
import { VariantSearch } from '../../variant-search/variant-search.tsx'
import styles from './try-cart.module.css'
import type { TryItem, TryView } from './try-view.server.ts'

const { try: texts } = promotionMessages

interface TryCartProps {
  tried: TryView
  tryPath: string
  onTry: MouseEventHandler<HTMLButtonElement>
}

type TryButton = Pick<ComponentProps<'button'>, 'type' | 'formAction' | 'formNoValidate' | 'onClick'>

/** A small cart: items by search or SKU, where it goes, and who buys. Each button prices it. */
export function TryCart({ tried, tryPath, onTry }: TryCartProps) {
  const { items, found, find, country, countries, region, customer } = tried
  const button: TryButton = { type: 'submit', formAction: tryPath, formNoValidate: true, onClick: onTry }
  return (
    <div className={styles.cart}>
      <CartItems items={items} button={button} />
      <VariantSearch
        key={`${find}:${items.length}`}
        name="try.find"
        label={texts.find}
        find={find}
        isNotFound={found.length === 0}
        button={button}
      />
      <FoundItems found={found} button={button} />
      <div className={styles.place}>
        <SelectBox
          id="try-country"
          name="try.country"
          label={texts.country}
          defaultValue={country}
          options={countries}
        />
        <TextBox
          id="try-region"
          name="try.region"
          label={texts.region}
          hint={texts.regionHint}
          defaultValue={region}
          maxLength={3}
          autoComplete="off"
        />
      </div>
      <SelectBox
        id="try-customer"
        name="try.customer"
        label={texts.customer}
        defaultValue={customer}
        options={Object.entries(texts.customers).map(([value, label]) => ({ value, label }))}
      />
      <button {...button} className={`button outlined ${styles.button}`}>
        {texts.button}
      </button>
    </div>
  )
}

function CartItems({ items, button }: { items: readonly TryItem[]; button: TryButton }) {
  return items.map(item => (
    <div className={styles.item} key={item.id}>
      <LineName line={item} />
      <span className="number">{item.price}</span>
      <input
        key={item.quantity}
        className="box"
        inputMode="numeric"
        maxLength={10}
        name={`try.quantity-${item.id}`}
        defaultValue={item.quantity}
        aria-label={texts.quantity(item.name)}
      />
      <button
        {...button}
        className="link"
        name="try.remove"
        value={item.id}
        aria-label={texts.removeItem(item.name)}
      >
        {texts.remove}
      </button>
    </div>
  ))
}

function FoundItems({ found, button }: Pick<TryView, 'found'> & { button: TryButton }) {
  return found.map(item => (
    <div className={styles.item} key={item.id}>
      <LineName line={item} />
      <span className="number">{item.price}</span>
      <button
        {...button}
        className="button outlined"
        name="try.add"
        value={item.id}
        aria-label={texts.addItem(item.name)}
      >
        {texts.add}
      </button>
    </div>
  ))
}

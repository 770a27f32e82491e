import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { formatPrice } from '../../messages/format.ts'
import { sharedMessages } from '../../messages/shared.ts'
import { suggestionMessages } from '../../messages/suggestions.ts'
import { ActionIcon } from '../../ui/card/card-actions.tsx'
import { MarkedText } from '../../ui/marked-text/marked-text.tsx'
import { PictureView } from '../../ui/picture/picture-view.tsx'
import { AddToCartForm } from '../product-controls/add-to-cart/add-to-cart-form.tsx'
import styles from './suggestion-list.module.css'
import type { SuggestedProduct } from './suggestions.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SuggestionListProps {
  /** The id of the search field. */
  id: string
  query: string
  activeIndex: number
  /** Gets the URLs of the suggestions, in order. */
  onResults: (urls: string[]) => void
  onSelect: () => void
}

/** Keeps the focus in the search field; otherwise the list would close before the click. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

export function SuggestionList({ id, query, activeIndex, onResults, onSelect }: SuggestionListProps) {
  const { products, groups } = useSuggestions(query, onResults)
  const count = groups.length + products.length
  const option = (index: number) => ({
    id: `${id}-suggestion-${index}`,
    role: 'option',
    'aria-selected': index === activeIndex,
    tabIndex: -1,
    onClick: onSelect,
    onMouseDown: keepFocus,
  })
  return (
    <>
      <p className="visually-hidden" role="status">
        {suggestionMessages.suggestionCount({ count })}
      </p>
      <div className={styles.box} hidden={count === 0}>
        <div
          id={`${id}-suggestions`}
          role="listbox"
          aria-label={suggestionMessages.suggestions}
          className={styles.list}
        >
          {groups.map(({ to, name, kind }, index) => (
            <Link key={to} to={to} {...option(index)} className={styles.group}>
              {name} <span>{suggestionMessages[kind]}</span>
            </Link>
          ))}
          {products.map((product, index) => (
            <Link
              key={product.to}
              to={product.to}
              {...option(groups.length + index)}
              className={styles.product}
            >
              <ProductOption {...product} />
            </Link>
          ))}
        </div>
        <AddButtons
          products={products}
          onSubmit={() => {
            onSelect()
            return document.getElementById(id)
          }}
        />
      </div>
    </>
  )
}

function ProductOption({ title, card: { price, picture, soldOut } }: SuggestedProduct) {
  return (
    <>
      <span className={`picture-frame ${styles.shot}`}>
        {picture && <PictureView picture={{ ...picture, alt: '' }} sizes="48px" maxWidth={160} />}
      </span>
      <span>
        <MarkedText pieces={title} />
      </span>
      <span className={styles.price}>
        {soldOut && <span>{sharedMessages.soldOut} </span>}
        {formatPrice(price)}
      </span>
    </>
  )
}

interface AddButtonsProps {
  products: readonly SuggestedProduct[]
  /** Returns the element that gets the focus back. */
  onSubmit: () => HTMLElement | null
}

/** Placed over the rows of the products, because an option must not contain a button. */
function AddButtons({ products, onSubmit }: AddButtonsProps) {
  return (
    <ul className={styles.adds} aria-label={sharedMessages.addToCart} onMouseDown={keepFocus}>
      {products.map(({ to, card }) => (
        <li key={to}>
          {!card.soldOut && (
            <AddToCartForm
              card={card}
              label={suggestionMessages.addToCart({ title: card.title })}
              onSubmit={onSubmit}
            >
              <ActionIcon name="cart" />
            </AddToCartForm>
          )}
        </li>
      ))}
    </ul>
  )
}

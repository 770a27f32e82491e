import { type MouseEvent, useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import { listingParamNames } from '#commerce/catalog/index/listing-param-names.ts'
import { sharedMessages } from '#messages/shared.ts'
import { suggestionMessages } from '#messages/suggestions.ts'
import { ActionIcon } from '#ui/card/card-actions.tsx'
import { MarkedText } from '#ui/marked-text.tsx'
import { PictureView } from '#ui/picture/picture-view.tsx'
import { CurrentPrice, PreviousPrice } from '#ui/price/price.tsx'
import { PriceNote } from '#ui/price/price-note.tsx'
import { AddToCartForm } from '../product-controls/add-to-cart/add-to-cart-form.tsx'
import styles from './suggestion-list.module.css'
import type { SuggestedProduct, Suggestions } from './suggestions.ts'

/** How long typing must pause before suggestions load, in milliseconds. */
const typingDelay = 80

/** Loads suggestions for a search as it is typed; a newer query cancels the last. `onResults` gets their URLs, in order. */
function useSuggestions(query: string, onResults: (urls: string[]) => void): Suggestions {
  const [suggestions, setSuggestions] = useState<Suggestions>({
    products: [],
    groups: [],
    pages: [],
    all: null,
  })
  useEffect(() => {
    const outdated = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const params = new URLSearchParams({ [listingParamNames.search]: query })
        const response = await fetch(`${href('/search/suggestions')}?${params}`, { signal: outdated.signal })
        if (!response.ok) return
        const loaded: Suggestions = await response.json()
        setSuggestions(loaded)
        onResults(
          [...loaded.products, ...loaded.groups, ...loaded.pages, ...(loaded.all ? [loaded.all] : [])].map(
            ({ to }) => to,
          ),
        )
      } catch {
        // Searching works without suggestions, and the next letter loads them again.
      }
    }, typingDelay)
    return () => {
      clearTimeout(timer)
      outdated.abort()
    }
  }, [query, onResults])
  return suggestions
}

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
  const { products, groups, pages, all } = useSuggestions(query, onResults)
  const afterGroups = products.length + groups.length
  const count = afterGroups + pages.length + (all ? 1 : 0)
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
          {products.map((product, index) => (
            <Link key={product.to} to={product.to} {...option(index)} className={styles.product}>
              <ProductOption {...product} />
            </Link>
          ))}
          {groups.map(({ to, name, kind, searchText }, index) => (
            <Link key={to} to={to} {...option(products.length + index)} className={styles.group}>
              {searchText === undefined ? name : suggestionMessages.searchIn({ searchText, name })}{' '}
              <span>{suggestionMessages[kind]}</span>
            </Link>
          ))}
          {pages.map(({ to, title }, index) => (
            <Link key={to} to={to} {...option(afterGroups + index)} className={styles.group}>
              {title} <span>{suggestionMessages.page}</span>
            </Link>
          ))}
          {all && (
            <Link to={all.to} {...option(count - 1)} className={styles.all}>
              {suggestionMessages.seeAll({ count: all.total })}
            </Link>
          )}
        </div>
        <AddButtons
          products={products}
          onSubmit={() => {
            onSelect()
            return reachableField(id)
          }}
        />
      </div>
    </>
  )
}

/** The field, or the button that opens it if it is in a popover. */
function reachableField(id: string): HTMLElement | null {
  const field = document.getElementById(id)
  const popover = field?.closest(':popover-open')
  return popover ? document.querySelector(`[popovertarget="${popover.id}"]`) : field
}

function ProductOption({ title, styleCount, card }: SuggestedProduct) {
  const { price, compareAtPrice, isStartingPrice, picture, soldOut } = card
  return (
    <>
      <span className={`picture-frame ${styles.shot}`}>
        {picture && <PictureView picture={{ ...picture, alt: '' }} sizes="48px" maxWidth={160} />}
      </span>
      <span className={styles.title}>
        <MarkedText pieces={title} />
        {styleCount > 1 && <small> {suggestionMessages.styles({ count: styleCount })}</small>}
      </span>{' '}
      <span className={styles.price}>
        {soldOut && <small>{sharedMessages.soldOut} </small>}
        <CurrentPrice price={price} previousPrice={compareAtPrice} isStartingPrice={isStartingPrice} />
        {compareAtPrice !== null && ' '}
        <PreviousPrice price={compareAtPrice} />
        <PriceNote notes={card} />
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
      {products.map(({ to, card, styleCount }) => (
        <li key={to}>
          {styleCount === 1 && !card.soldOut && (
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

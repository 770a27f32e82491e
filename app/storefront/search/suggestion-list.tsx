import { useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import { formatMoney } from '../../commerce/money.ts'
import { MarkedText } from '../../ui/marked-text/marked-text.tsx'
import { PictureView } from '../../ui/picture/picture-view.tsx'
import type { Suggestions } from './suggestion.ts'
import styles from './suggestion-list.module.css'

interface SuggestionListProps {
  id: string
  words: string
  active: number
  /** Told where the entries lead, in order. */
  onOffer: (offered: string[]) => void
  onChoose: () => void
}

/** How long the next letter is waited for, in milliseconds. */
const typingPause = 80

/** What the words bring, below the search box. Only the answer to the last letter counts. */
export default function SuggestionList({ id, words, active, onOffer, onChoose }: SuggestionListProps) {
  const [{ products, parts }, setSuggestions] = useState<Suggestions>({ products: [], parts: [] })

  useEffect(() => {
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const address = `${href('/search/suggestions')}?${new URLSearchParams({ q: words })}`
        const answer = await fetch(address, { signal: asking.signal })
        if (!answer.ok) return
        const suggestions: Suggestions = await answer.json()
        setSuggestions(suggestions)
        onOffer([...suggestions.parts, ...suggestions.products].map(({ to }) => to))
      } catch {
        // The next letter asks again; searching itself needs no suggestion.
      }
    }, typingPause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [words, onOffer])

  const count = parts.length + products.length
  const option = (place: number) => ({
    id: `${id}-offer-${place}`,
    role: 'option',
    'aria-selected': place === active,
    tabIndex: -1,
    onClick: onChoose,
    // The box keeps the focus: else it would close before the press ends.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  })
  return (
    <>
      <p className="visually-hidden" role="status">
        {count === 1 ? '1 suggestion' : `${count} suggestions`}
      </p>
      <div
        id={`${id}-offers`}
        role="listbox"
        aria-label="Suggestions"
        className={styles.list}
        hidden={count === 0}
      >
        {parts.map(({ to, name, kind }, place) => (
          <Link key={to} to={to} {...option(place)} className={styles.part}>
            {name} <span>{kind}</span>
          </Link>
        ))}
        {products.map(({ to, title, price, picture }, place) => (
          <Link key={to} to={to} {...option(parts.length + place)} className={styles.product}>
            <span className={`picture-frame ${styles.shot}`}>
              {picture && <PictureView picture={{ ...picture, alt: '' }} sizes="48px" widest={160} />}
            </span>
            <span>
              <MarkedText pieces={title} />
            </span>
            <span className={styles.price}>{formatMoney(price)}</span>
          </Link>
        ))}
      </div>
    </>
  )
}

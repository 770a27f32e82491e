import { useEffect, useState } from 'react'
import { href } from 'react-router'
import type { ProductCard } from '#commerce/catalog/products/product.ts'
import { productMessages } from '#messages/product.ts'
import { CardRow } from '#ui/card/card-row.tsx'
import { productActions } from '../product-controls/product-actions.tsx'

/** The products viewed before in this browser. They load after the page, at its end, where nothing can shift. */
export function RecentlyViewed({ ids }: { ids: readonly number[] }) {
  const [cards, setCards] = useState<ProductCard[]>([])
  useEffect(() => {
    const unmounted = new AbortController()
    fetch(`${href('/product-cards')}?ids=${ids}`, { signal: unmounted.signal })
      .then(response => (response.ok ? response.json() : { cards: [] }))
      .then(
        ({ cards }) => setCards(cards),
        () => {},
      )
    return () => unmounted.abort()
  }, [ids])
  return <CardRow title={productMessages.recentlyViewed} cards={cards} actions={productActions} />
}

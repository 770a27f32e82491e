import { useEffect, useState } from 'react'
import { href } from 'react-router'
import type { ProductCard } from '../../commerce/catalog/product.ts'
import { productMessages } from '../../messages/product.ts'
import { CardRow } from '../../ui/card/card-row.tsx'
import { productActions } from '../product-controls/product-actions.tsx'
import { recordProductView } from './viewed-products.ts'

/** The products viewed before in this browser. They load after the page, at its end, where nothing can shift. */
export function RecentlyViewed({ id }: { id: number }) {
  const [cards, setCards] = useState<ProductCard[]>([])
  useEffect(() => {
    const viewedBefore = recordProductView(id)
    if (viewedBefore.length === 0) return
    const unmounted = new AbortController()
    fetch(`${href('/productCards')}?ids=${viewedBefore}`, { signal: unmounted.signal })
      .then(response => (response.ok ? response.json() : { cards: [] }))
      .then(
        ({ cards }) => setCards(cards),
        () => {},
      )
    return () => unmounted.abort()
  }, [id])
  return <CardRow title={productMessages.recentlyViewed} cards={cards} actions={productActions} />
}

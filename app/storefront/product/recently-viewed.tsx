import { useEffect, useState } from 'react'
import { href } from 'react-router'
import type { ProductCard } from '../../commerce/catalog/product.ts'
import { CardRow } from '../../ui/card/card-row.tsx'
import { productActions } from '../product-actions.tsx'
import { rememberSeen } from './seen-products.ts'

/**
 * What this shopper looked at before. The page is the same for everybody, so only the browser knows: it comes after the
 * page, at its end, where nothing has to give way to it.
 */
export function RecentlyViewed({ id }: { id: number }) {
  const [cards, setCards] = useState<ProductCard[]>([])
  useEffect(() => {
    const before = rememberSeen(id)
    if (before.length === 0) return
    const leaving = new AbortController()
    fetch(`${href('/productCards')}?ids=${before}`, { signal: leaving.signal })
      .then(answer => (answer.ok ? answer.json() : { cards: [] }))
      .then(
        read => setCards(read.cards),
        () => {},
      )
    return () => leaving.abort()
  }, [id])
  return <CardRow title="Recently viewed" cards={cards} actions={productActions} />
}

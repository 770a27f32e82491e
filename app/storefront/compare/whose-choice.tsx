import { href, Link } from 'react-router'
import { mostCompared } from '../../commerce/compare/chosen.ts'
import type { ComparedProduct } from '../../commerce/compare/comparison.ts'
import { compareAddress, compareQuery } from './compare-address.ts'
import styles from './compare-page.module.css'
import { choose, useChosen } from './use-chosen.ts'

interface WhoseChoiceProps {
  products: readonly ComparedProduct[]
  onlyDifferences: boolean
}

/**
 * Says whose choice the comparison shows. The page is the same for everybody: to whom somebody sent it the browser offers
 * to keep it, or their own. Its line is there from the start, so that nothing moves.
 */
export function WhoseChoice({ products, onlyDifferences }: WhoseChoiceProps) {
  const own = useChosen()?.slugs
  const slugs = products.map(({ slug }) => slug)
  const sent = own !== undefined && !slugs.every(slug => own.includes(slug))
  const others = own?.some(slug => !slugs.includes(slug))
  const keep = (
    <form
      method="post"
      action={href('/compare/keep') + compareQuery(slugs, onlyDifferences)}
      onSubmit={event => {
        event.preventDefault()
        choose(slugs, 'These are your choice now.')
      }}
    >
      <button type="submit">{products.length === 1 ? 'Keep it' : 'Keep these'}</button>
    </form>
  )
  return (
    <div className={`quiet-links ${styles.whose}`}>
      <p>{sent ? 'Sent to you?' : products.length === 1 ? 'One product.' : `${products.length} products.`}</p>
      {sent && keep}
      {own && others && (
        <Link to={compareAddress(own)} preventScrollReset>
          Your own ({own.length})
        </Link>
      )}
      {!sent && !others && products.length < mostCompared && (
        <Link to={href('/Shop/:category?')}>
          {products.length === 1 ? 'Choose another to compare it with' : 'Choose another'}
        </Link>
      )}
      <noscript>
        {keep}
        <a href={href('/compare')}>Your own</a>
      </noscript>
    </div>
  )
}

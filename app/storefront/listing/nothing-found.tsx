import { Link } from 'react-router'
import { CardRow } from '../../ui/card/card-row.tsx'
import { productActions } from '../product-actions.tsx'
import type { Instead } from './listing-view.ts'
import styles from './nothing-found.module.css'
import { inWords } from './product-count.ts'

/** No dead end: what was perhaps meant, which filter to give up, and what others buy. */
export function NothingFound({ instead: { respelled, remove, bestSellers } }: { instead: Instead }) {
  return (
    <div className={styles.nothing}>
      <p>No product fits. {remove.length === 0 && !respelled && 'Try fewer or other words.'}</p>
      {respelled && (
        <p>
          Did you mean <Link to={respelled.to}>{respelled.words}</Link>?
        </p>
      )}
      {remove.length > 0 && (
        <ul>
          {remove.map(({ label, without, total }) => (
            <li key={label}>
              <Link to={without} preventScrollReset>
                Without “{label}”
              </Link>
              : {inWords(total)}
            </li>
          ))}
        </ul>
      )}
      <CardRow title="Best sellers" cards={bestSellers} actions={productActions} />
    </div>
  )
}

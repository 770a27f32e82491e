import { href, Link } from 'react-router'
import { maxCompared } from '#commerce/catalog/compare/compare-selection.ts'
import type { ComparedProduct } from '#commerce/catalog/compare/comparison.ts'
import { comparisonMessages } from '#messages/comparison.ts'
import { sharedMessages } from '#messages/shared.ts'
import {
  setCompareSelection,
  useCompareSelection,
} from '../../product-controls/compare/use-compare-selection.ts'
import { comparisonAddress, comparisonQuery } from '../comparison-address.ts'
import styles from './compare-page.module.css'

interface ComparisonSummaryProps {
  products: readonly ComparedProduct[]
  onlyDifferences: boolean
}

/**
 * Offers to save a shared comparison or to open the shopper's own. The page is the same for everyone, so only the browser knows
 * which. The line is always there, so nothing moves.
 */
export function ComparisonSummary({ products, onlyDifferences }: ComparisonSummaryProps) {
  const own = useCompareSelection()?.slugs
  const slugs = products.map(({ slug }) => slug)
  const isShared = own !== undefined && !slugs.every(slug => own.includes(slug))
  const ownHasOthers = own?.some(slug => !slugs.includes(slug))
  const save = <SaveForm slugs={slugs} onlyDifferences={onlyDifferences} />
  return (
    <div className={`quiet-links ${styles.summary}`}>
      <p>
        {isShared
          ? comparisonMessages.sharedWithYou
          : sharedMessages.productCount({ count: products.length })}
      </p>
      {isShared && save}
      {own && ownHasOthers && (
        <Link to={comparisonAddress(own)} preventScrollReset>
          {comparisonMessages.ownCount({ count: own.length })}
        </Link>
      )}
      {!isShared && !ownHasOthers && products.length < maxCompared && (
        <Link to={href('/Shop/:category?')}>
          {products.length === 1 ? comparisonMessages.addSecond : comparisonMessages.addAnother}
        </Link>
      )}
      <noscript>
        {save}
        <a href={href('/compare')}>{comparisonMessages.own}</a>
      </noscript>
    </div>
  )
}

function SaveForm({ slugs, onlyDifferences }: { slugs: readonly string[]; onlyDifferences: boolean }) {
  return (
    <form
      method="post"
      action={href('/compare/save') + comparisonQuery(slugs, onlyDifferences)}
      onSubmit={event => {
        event.preventDefault()
        setCompareSelection(slugs, comparisonMessages.saved)
      }}
    >
      <button type="submit">{comparisonMessages.save}</button>
    </form>
  )
}

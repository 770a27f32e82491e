import { href, useLocation } from 'react-router'
import { compareMessages } from '#messages/compare.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { compareFormId, useCompareSelection } from '../../product-controls/compare/use-compare-selection.ts'
import styles from './compare-status.module.css'

const CompareBar = lazyComponent(() => import('./compare-bar.tsx').then(({ CompareBar }) => CompareBar))

/** Pages with products to add: home, listings and product pages. */
const pagesWithBar = /^\/($|shop|brands|collections|productdetails)/i

/**
 * The form that all compare buttons submit, the bar with the products to compare, and announcements for screen readers. Without
 * scripts, a line confirms an added product: CSS shows it when the address points at the product.
 */
export function CompareStatus() {
  const selection = useCompareSelection()
  const { pathname } = useLocation()
  return (
    <>
      <form id={compareFormId} method="post" action={href('/compare/add')} />
      {!selection && (
        <p className={styles.added}>
          {compareMessages.addedWithoutScript} <a href={href('/compare')}>{compareMessages.viewComparison}</a>
        </p>
      )}
      <p className="visually-hidden" role="status">
        <span key={selection?.announcementCount}>{selection?.announcement}</span>
      </p>
      {selection && selection.slugs.length > 0 && pagesWithBar.test(pathname) && (
        <CompareBar selection={selection} />
      )}
    </>
  )
}

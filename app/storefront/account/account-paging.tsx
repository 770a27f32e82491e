import { Link } from 'react-router'
import styles from './account-list.module.css'

interface AccountPagingProps {
  /** For screen readers. */
  label: string
  path: string
  /** From 1. */
  page: number
  hasMore: boolean
  newer: string
  older: string
}

/** Links to the pages before and after this one. */
export function AccountPaging({ label, path, page, hasMore, newer, older }: AccountPagingProps) {
  if (page === 1 && !hasMore) return null
  return (
    <nav aria-label={label} className={styles.pages}>
      {page > 1 && (
        <Link className="button quiet" rel="prev" to={`${path}?page=${page - 1}`}>
          {newer}
        </Link>
      )}
      {hasMore && (
        <Link className="button quiet" rel="next" to={`${path}?page=${page + 1}`}>
          {older}
        </Link>
      )}
    </nav>
  )
}

import { href, Link } from 'react-router'
import type { WishList } from '../../commerce/wish-lists/wish-list.ts'
import styles from './list-tabs.module.css'

/** The way from one list to the others; nothing where there are none. */
export function ListTabs({ lists, shown }: { lists: readonly WishList[]; shown: string | undefined }) {
  if (lists.length < 2) return null
  return (
    <nav aria-label="Your lists" className={styles.tabs}>
      <ul>
        {lists.map(({ id, name, count }) => (
          <li key={id}>
            <Link
              to={href('/wishList/:list?', { list: id })}
              aria-current={id === shown ? 'page' : undefined}
              preventScrollReset
            >
              <span className={styles.name}>{name}</span> <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

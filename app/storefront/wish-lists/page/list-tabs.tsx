import { href, Link } from 'react-router'
import type { WishList } from '#commerce/cart/wish-lists/wish-list.ts'
import { wishListMessages } from '#messages/wish-lists.ts'
import styles from './list-tabs.module.css'

/** Links to the visitor's lists; nothing for a single list. */
export function ListTabs({ lists, shown }: { lists: readonly WishList[]; shown: string | undefined }) {
  if (lists.length < 2) return null
  return (
    <nav aria-label={wishListMessages.tabs} className={styles.tabs}>
      <ul>
        {lists.map(({ id, name, count }) => (
          <li key={id}>
            <Link
              to={href('/wish-list/:list?', { list: id })}
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

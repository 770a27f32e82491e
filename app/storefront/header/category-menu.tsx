import { href, Link } from 'react-router'
import { headerMessages } from '../../messages/header.ts'
import { MenuIcon } from '../../ui/icons/icons.tsx'
import styles from './category-menu.module.css'

/** A popover: it opens without JavaScript and closes on Escape or a click outside. */
export function CategoryMenu({ categories }: { categories: readonly { slug: string; name: string }[] }) {
  return (
    <nav aria-label={headerMessages.categories}>
      <button type="button" className={styles.button} popoverTarget="categories">
        <MenuIcon size={20} /> {headerMessages.shopByCategory}
      </button>
      <ul id="categories" popover="auto" className={styles.list}>
        {categories.map(category => (
          <li key={category.slug}>
            <Link to={href('/Shop/:category?', { category: category.slug })}>{category.name}</Link>
          </li>
        ))}
        <li>
          <Link to={href('/Shop/:category?')}>{headerMessages.allProducts}</Link>
        </li>
      </ul>
    </nav>
  )
}

import { Menu } from 'lucide-react'
import { href, Link } from 'react-router'
import styles from './category-menu.module.css'

/** "Shop by Category": a popover, so that it opens without a script, closes on Escape and on a click beside it. */
export function CategoryMenu({ categories }: { categories: readonly { slug: string; name: string }[] }) {
  return (
    <nav aria-label="Categories">
      <button type="button" className={styles.button} popoverTarget="categories">
        <Menu aria-hidden size={20} strokeWidth={1.5} /> Shop by Category
      </button>
      <ul id="categories" popover="auto" className={styles.list}>
        {categories.map(category => (
          <li key={category.slug}>
            <Link to={href('/Shop/:category?', { category: category.slug })}>{category.name}</Link>
          </li>
        ))}
        <li>
          <Link to={href('/Shop/:category?')}>All products</Link>
        </li>
      </ul>
    </nav>
  )
}

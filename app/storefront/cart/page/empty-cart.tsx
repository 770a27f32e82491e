import { href, Link } from 'react-router'
import { cartMessages } from '#messages/cart.ts'
import { GoToShop } from '#ui/message/go-to-shop.tsx'
import { useLayoutData } from '../../layout-data/use-layout-data.ts'
import styles from './empty-cart.module.css'

export function EmptyCart() {
  const { categories } = useLayoutData()
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{cartMessages.empty}</p>
      <p>{cartMessages.storedForYear}</p>
      <p className="message-ways">
        <GoToShop />
      </p>
      {categories.length > 0 && (
        <ul className="message-links links">
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={href('/Shop/:category?', { category: slug })}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

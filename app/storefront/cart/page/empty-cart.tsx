import { href, Link } from 'react-router'
import { useSurroundings } from '../../use-surroundings.ts'
import styles from './empty-cart.module.css'

/** No dead end: ways on, and what becomes of what is put in. */
export function EmptyCart() {
  const { categories } = useSurroundings()
  return (
    <div className={styles.empty}>
      <p className={styles.fact}>Your cart is empty.</p>
      <p>What you put in stays for a year after your last visit, without an account.</p>
      <p className="message-ways">
        <Link className="button" to={href('/Shop/:category?')}>
          Go to the shop
        </Link>
      </p>
      {categories.length > 0 && (
        <ul className="message-links">
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

import { Heart, Scale, ShoppingCart } from 'lucide-react'
import styles from './card-actions.module.css'

const actions = [
  { label: 'Add to Wish List', Icon: Heart },
  { label: 'Compare', Icon: Scale },
  { label: 'Add to Cart', Icon: ShoppingCart },
]

/** What can be done with a product in a list. Nothing of it can be done yet: the buttons are disabled. */
export function CardActions({ title }: { title: string }) {
  return (
    <ul className={styles.actions} aria-label={`Actions for ${title}`}>
      {actions.map(({ label, Icon }) => (
        <li key={label}>
          <button type="button" disabled>
            <span>{label}</span>
            <Icon aria-hidden size={18} strokeWidth={1.5} />
          </button>
        </li>
      ))}
    </ul>
  )
}

import { Heart, Scale, ShoppingCart } from 'lucide-react'
import styles from './card-actions.module.css'

const actions = [
  { label: 'Add to Wish List', icon: 'wish', Icon: Heart },
  { label: 'Compare', icon: 'compare', Icon: Scale },
  { label: 'Add to Cart', icon: 'cart', Icon: ShoppingCart },
]

/** The icons of all cards of a page, drawn once: each card only refers to them. */
export function CardActionIcons() {
  return (
    <svg aria-hidden width={0} height={0} className="visually-hidden">
      {actions.map(({ icon, Icon }) => (
        <symbol key={icon} id={`action-${icon}`} viewBox="0 0 24 24">
          <Icon aria-hidden strokeWidth={1.5} />
        </symbol>
      ))}
    </svg>
  )
}

/** What can be done with a product in a list. Nothing of it can be done yet: the buttons are disabled. */
export function CardActions({ title }: { title: string }) {
  return (
    <ul className={styles.actions} aria-label={`Actions for ${title}`}>
      {actions.map(({ label, icon }) => (
        <li key={label}>
          <button type="button" disabled>
            <span>{label}</span>
            <svg aria-hidden width={18} height={18}>
              <use href={`#action-${icon}`} />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  )
}

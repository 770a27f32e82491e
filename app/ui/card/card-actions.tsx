import { Bell, Heart, Scale, ShoppingCart } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './card-actions.module.css'

const actions = {
  wish: { label: 'Add to Wish List', Icon: Heart },
  compare: { label: 'Compare', Icon: Scale },
  cart: { label: 'Add to Cart', Icon: ShoppingCart },
  back: { label: 'Tell me when it is back', Icon: Bell },
}

type ActionName = keyof typeof actions

/** The icons of all cards of a page, drawn once: each card only refers to them. */
export function CardActionIcons() {
  return (
    <svg aria-hidden width={0} height={0} className="visually-hidden">
      {Object.entries(actions).map(([name, { Icon }]) => (
        <symbol key={name} id={`action-${name}`} viewBox="0 0 24 24">
          <Icon aria-hidden strokeWidth={1.5} className={styles.icon} />
        </symbol>
      ))}
    </svg>
  )
}

interface CardActionsProps {
  title: string
  wish: ReactNode
  compare: ReactNode
  cart: ReactNode
}

/** What can be done with a product in a list: a button for each. */
export function CardActions({ title, wish, compare, cart }: CardActionsProps) {
  return (
    <ul className={styles.actions} aria-label={`Actions for ${title}`}>
      <li>{wish}</li>
      <li>{compare}</li>
      <li>{cart}</li>
    </ul>
  )
}

/** What stands on the button of an action. */
export function ActionFace({ name }: { name: ActionName }) {
  return (
    <>
      <span>{actions[name].label}</span>
      <ActionIcon name={name} />
    </>
  )
}

export function ActionIcon({ name }: { name: ActionName }) {
  return (
    <svg aria-hidden width={18} height={18}>
      <use href={`#action-${name}`} />
    </svg>
  )
}

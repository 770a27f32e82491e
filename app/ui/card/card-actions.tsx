import type { ReactNode } from 'react'
import { productControlsMessages } from '../../messages/product-controls.ts'
import { sharedMessages } from '../../messages/shared.ts'
import { BellIcon, CartIcon, CompareIcon, HeartIcon } from '../icons/icons.tsx'
import styles from './card-actions.module.css'

const actions = {
  wish: { label: 'addToWishList', Icon: HeartIcon },
  compare: { label: 'compare', Icon: CompareIcon },
  cart: { label: 'addToCart', Icon: CartIcon },
  back: { label: 'notifyMe', Icon: BellIcon },
} as const

type ActionName = keyof typeof actions

/** The icons of all cards, drawn once per page; each card refers to them. */
export function CardActionIcons() {
  return (
    <svg aria-hidden width={0} height={0} className="visually-hidden">
      {Object.entries(actions).map(([name, { Icon }]) => (
        <symbol key={name} id={`action-${name}`} viewBox="0 0 24 24">
          <Icon className={styles.icon} />
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

/** The buttons on a product card. */
export function CardActions({ title, wish, compare, cart }: CardActionsProps) {
  return (
    <ul className={styles.actions} aria-label={productControlsMessages.actionsFor({ title })}>
      <li>{wish}</li>
      <li>{compare}</li>
      <li>{cart}</li>
    </ul>
  )
}

/** Text and icon of an action's button. */
export function ActionLabel({ name }: { name: ActionName }) {
  return (
    <>
      <span>{sharedMessages[actions[name].label]}</span>
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

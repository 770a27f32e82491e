import type { ReactNode } from 'react'
import { productControlsMessages } from '#messages/product-controls.ts'
import { sharedMessages } from '#messages/shared.ts'
import { outlines } from '../icons/icons.tsx'
import styles from './card-actions.module.css'

const actions = {
  wish: { label: 'addToWishList', outline: outlines.heart },
  compare: { label: 'compare', outline: outlines.compare },
  cart: { label: 'addToCart', outline: outlines.cart },
  back: { label: 'notifyMe', outline: outlines.bell },
} as const

type ActionName = keyof typeof actions

/** The icons of these actions, drawn once per page; header, cards and buttons refer to them. */
export function CardActionIcons() {
  return (
    <svg aria-hidden width={0} height={0} className="visually-hidden">
      {Object.entries(actions).map(([name, { outline }]) => (
        <symbol key={name} id={`action-${name}`} className={`icon ${styles.icon}`} viewBox="0 0 24 24">
          <path d={outline} />
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

/** 18 pixels wide by default, as the stylesheet says. */
export function ActionIcon({ name, size }: { name: ActionName; size?: number }) {
  return (
    <svg aria-hidden width={size} height={size}>
      <use href={`#action-${name}`} />
    </svg>
  )
}

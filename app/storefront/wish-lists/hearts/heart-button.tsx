import type { ReactNode } from 'react'
import styles from './heart-button.module.css'
import { heartForm } from './heart-form.tsx'
import { press, useIsSaved } from './live-hearts.ts'

interface HeartButtonProps {
  product: number
  title: string
  /** The variant that is chosen, where one is. */
  sku?: string
  className?: string
  children: ReactNode
}

/**
 * Saves a product on a wish list. Without a script the shop answers the form and leads back to the button; with one it is
 * pressed on the spot, and takes the product off again.
 */
export function HeartButton({ product, title, sku, className = '', children }: HeartButtonProps) {
  const heart = { product, title, sku: sku ?? null }
  const saved = useIsSaved(heart)
  return (
    <button
      // For the way back without a script; with one a product may stand twice on a page.
      id={saved === undefined ? `wish-${product}` : undefined}
      type="submit"
      form={heartForm}
      name={sku ? 'sku' : 'product'}
      value={sku ?? product}
      aria-pressed={saved}
      className={`${styles.heart} ${className}`}
      onClick={event => {
        event.preventDefault()
        press(heart, event.currentTarget)
      }}
    >
      {children}
    </button>
  )
}

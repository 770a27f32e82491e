import type { ReactNode } from 'react'
import styles from './heart-button.module.css'
import { heartFormId } from './heart-form.tsx'
import { toggleHeart, useIsSaved } from './live-hearts.ts'

interface HeartButtonProps {
  product: number
  title: string
  /** The selected variant, if any. */
  sku?: string
  className?: string
  children: ReactNode
}

/** Saves a product or removes it. Without scripts it only saves, and the server redirects back to the button. */
export function HeartButton({ product, title, sku, className = '', children }: HeartButtonProps) {
  const heart = { product, title, sku: sku ?? null }
  const saved = useIsSaved(heart)
  return (
    <button
      // The target of the redirect without scripts; with scripts a product may be on the page twice.
      id={saved === undefined ? `wish-${product}` : undefined}
      type="submit"
      form={heartFormId}
      name={sku ? 'sku' : 'product'}
      value={sku ?? product}
      aria-pressed={saved}
      className={`${styles.heart} ${className}`}
      onClick={event => {
        event.preventDefault()
        toggleHeart(heart, event.currentTarget)
      }}
    >
      {children}
    </button>
  )
}

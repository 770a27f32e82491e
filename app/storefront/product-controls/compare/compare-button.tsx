import type { ReactNode } from 'react'
import styles from './compare-button.module.css'
import { compareFormId, toggleCompared, useIsCompared } from './use-compare-selection.ts'

interface CompareButtonProps {
  slug: string
  title: string
  className?: string | undefined
  children: ReactNode
}

/** Adds a product to the comparison or removes it. Without scripts it only adds, and the server redirects back to it. */
export function CompareButton({ slug, title, className = '', children }: CompareButtonProps) {
  return (
    <button
      id={`compare-${slug}`}
      type="submit"
      form={compareFormId}
      name="product"
      value={slug}
      aria-pressed={useIsCompared(slug)}
      className={`${styles.compare} ${className}`}
      onClick={event => {
        event.preventDefault()
        toggleCompared(slug, title)
      }}
    >
      {children}
    </button>
  )
}

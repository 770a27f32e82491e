import type { ReactNode } from 'react'
import { href } from 'react-router'
import styles from './compare-button.module.css'
import { toggleCompared, useIsCompared } from './use-compare-selection.ts'

interface CompareButtonProps {
  slug: string
  title: string
  className?: string | undefined
  children: ReactNode
}

/** Adds a product to the comparison or removes it. Without scripts it only adds, and the server redirects back to it. */
export function CompareButton({ slug, title, className, children }: CompareButtonProps) {
  return (
    <form
      id={`compare-${slug}`}
      className={styles.form}
      method="post"
      action={href('/compare/add')}
      onSubmit={event => {
        event.preventDefault()
        toggleCompared(slug, title)
      }}
    >
      <button
        type="submit"
        name="product"
        value={slug}
        aria-pressed={useIsCompared(slug)}
        className={className}
      >
        {children}
      </button>
    </form>
  )
}

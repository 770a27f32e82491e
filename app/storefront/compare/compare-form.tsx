import type { ReactNode } from 'react'
import { href } from 'react-router'
import styles from './compare-form.module.css'
import { toggleChosen, useIsChosen } from './use-chosen.ts'

interface CompareFormProps {
  slug: string
  title: string
  className?: string | undefined
  children: ReactNode
}

/**
 * The button that takes a product into the comparison. Without a script the shop answers the form and leads back to it;
 * with one the button is pressed on the spot, and takes the product out again.
 */
export function CompareForm({ slug, title, className, children }: CompareFormProps) {
  return (
    <form
      id={`compare-${slug}`}
      className={styles.form}
      method="post"
      action={href('/compare/add')}
      onSubmit={event => {
        event.preventDefault()
        toggleChosen(slug, title)
      }}
    >
      <button
        type="submit"
        name="product"
        value={slug}
        aria-pressed={useIsChosen(slug)}
        className={className}
      >
        {children}
      </button>
    </form>
  )
}

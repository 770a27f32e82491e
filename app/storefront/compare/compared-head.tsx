import { X } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { keptChosen } from '../../commerce/compare/chosen.ts'
import type { ComparedProduct } from '../../commerce/compare/comparison.ts'
import { PictureView } from '../../ui/picture/picture-view.tsx'
import { compareAddress, compareQuery } from './compare-address.ts'
import styles from './compared-head.module.css'
import { choose, useChosen } from './use-chosen.ts'

/** A way to the product for the pointer; the keyboard has its name below. */
export function ComparedPicture({ product: { slug, picture } }: { product: ComparedProduct }) {
  return (
    <Link
      to={href('/productDetails/:slug?', { slug })}
      tabIndex={-1}
      className={`picture-frame ${styles.picture}`}
    >
      {picture && <PictureView picture={picture} sizes="(max-width: 44rem) 46vw, 286px" widest={600} />}
    </Link>
  )
}

interface ComparedTitleProps {
  product: ComparedProduct
  /** All that are shown, and how. */
  shown: readonly string[]
  onlyDifferences: boolean
}

/** The head of a column: the name, and what can be done with the product. */
export function ComparedTitle({ product: { slug, title }, shown, onlyDifferences }: ComparedTitleProps) {
  const navigate = useNavigate()
  const chosen = useChosen()

  function remove(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // The button goes with its column: the focus moves to the next, or with the last one to the page.
    const buttons = [...(event.currentTarget.closest('tr')?.querySelectorAll('button') ?? [])]
    const place = buttons.findIndex(button => event.currentTarget.contains(button))
    const next = buttons[place + 1] ?? buttons[place - 1] ?? document.querySelector('main')
    choose(keptChosen(chosen?.slugs ?? [], shown, slug), `${title} is taken out of the comparison.`)
    const left = shown.filter(other => other !== slug)
    navigate(compareAddress(left, onlyDifferences), {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    })
    next?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.head}>
      <Link className={styles.title} to={href('/productDetails/:slug?', { slug })}>
        {title}
      </Link>
      <div className={styles.actions}>
        <form
          method="post"
          action={href('/compare/remove') + compareQuery(shown, onlyDifferences)}
          onSubmit={remove}
        >
          <button type="submit" name="product" value={slug} aria-label={`Remove ${title}`}>
            <X aria-hidden size={16} strokeWidth={1.5} /> Remove
          </button>
        </form>
      </div>
    </div>
  )
}

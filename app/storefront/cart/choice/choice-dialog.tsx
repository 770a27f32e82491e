import { useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { closeAdding } from '../adding.ts'
import styles from './choice-dialog.module.css'
import { ChoiceForm } from './choice-form.tsx'
import type { ProductChoice } from './product-choice.ts'

interface ChoiceDialogProps {
  slug: string
  title: string
}

/** Asks which variant of a product a shopper wants, where its page is not open. */
export function ChoiceDialog({ slug, title }: ChoiceDialogProps) {
  const [product, setProduct] = useState<ProductChoice | 'no answer'>()

  useEffect(() => {
    const leaving = new AbortController()
    fetch(href('/productChoice/:slug', { slug }), { signal: leaving.signal })
      .then(answer => (answer.ok ? answer.json() : Promise.reject(answer)))
      .then(setProduct, () => leaving.signal.aborted || setProduct('no answer'))
    return () => leaving.abort()
  }, [slug])

  return (
    <Sheet title={title} onClose={closeAdding}>
      <div className={styles.form} aria-busy={!product}>
        {product === 'no answer' ? (
          <p role="alert">The shop does not answer. Close this and try it again in a moment.</p>
        ) : (
          product && <ChoiceForm slug={slug} title={title} product={product} />
        )}
      </div>
      <p className={styles.more}>
        <Link to={href('/productDetails/:slug?', { slug })} onClick={closeAdding}>
          Everything about this product
        </Link>
      </p>
    </Sheet>
  )
}

import { useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import type { Choice } from '#commerce/catalog/products/options/option-values.ts'
import { cartPanelMessages } from '#messages/cart-panel.ts'
import { ModalSheet } from '#ui/sheet/modal-sheet.tsx'
import { closeAddToCartDialog } from './add-to-cart-state.ts'
import styles from './options-dialog.module.css'
import type { OptionsDialogData } from './options-dialog-data.ts'
import { OptionsForm } from './options-form.tsx'

interface OptionsDialogProps {
  slug: string
  title: string
  choice: Choice
}

/** Lets the shopper select a variant without opening the product's page. */
export function OptionsDialog({ slug, title, choice }: OptionsDialogProps) {
  const [product, setProduct] = useState<OptionsDialogData | 'failed'>()

  useEffect(() => {
    const closing = new AbortController()
    fetch(href('/product-options/:slug', { slug }), { signal: closing.signal })
      .then(response => (response.ok ? response.json() : Promise.reject(response)))
      .then(setProduct, () => closing.signal.aborted || setProduct('failed'))
    return () => closing.abort()
  }, [slug])

  return (
    <ModalSheet title={title} onClose={closeAddToCartDialog}>
      <div className={styles.body} aria-busy={!product}>
        {product === 'failed' ? (
          <p role="alert">{cartPanelMessages.loadFailed}</p>
        ) : (
          product && <OptionsForm slug={slug} title={title} start={choice} product={product} />
        )}
      </div>
      <p className={styles.details}>
        <Link to={href('/productDetails/:slug?', { slug })} onClick={closeAddToCartDialog}>
          {cartPanelMessages.viewDetails}
        </Link>
      </p>
    </ModalSheet>
  )
}

import type { ReactNode } from 'react'
import { type Product, paragraphsOf } from '../../commerce/catalog/product.ts'
import type { Terms } from '../../commerce/content/content.ts'
import styles from './product-words.module.css'

interface ProductWordsProps {
  product: Product
  terms: Terms
}

/** What the merchant says of the product, and promises to whoever buys it. What is not said has no place. */
export function ProductWords({ product: { description, details }, terms }: ProductWordsProps) {
  return (
    <div className={styles.words}>
      <Paragraphs text={description} />
      {details.length > 0 && (
        <Part name="Details" open>
          <dl>
            {details.map(({ name, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the merchant may say the same twice
              <div key={index}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <Term name="Shipping" text={terms.shipping} />
      <Term name="Returns" text={terms.returns} />
      <Term name="Warranty" text={terms.warranty} />
    </div>
  )
}

function Term({ name, text }: { name: string; text: string }) {
  if (text.trim() === '') return null
  return (
    <Part name={name}>
      <Paragraphs text={text} />
    </Part>
  )
}

function Part({ name, open = false, children }: { name: string; open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.part} open={open}>
      <summary>
        <h2>{name}</h2>
      </summary>
      <div className={styles.text}>{children}</div>
    </details>
  )
}

export function Paragraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing but their place
    <p key={index} className={styles.paragraph}>
      {paragraph}
    </p>
  ))
}

import type { ReactNode } from 'react'
import { type Product, splitParagraphs } from '#commerce/catalog/products/product.ts'
import { optionMessages } from '#messages/options.ts'
import { productMessages } from '#messages/product.ts'
import styles from './product-description.module.css'

interface ProductDescriptionProps {
  product: Product
  /** In grams. */
  weight: number | undefined
  /** The shop's promises; empty where it makes none. */
  terms: { shipping: string; returns: string; warranty: string }
}

/** The description, details and terms; empty sections are left out. */
export function ProductDescription({ product, weight, terms }: ProductDescriptionProps) {
  const { description, details } = product
  return (
    <div className={styles.description}>
      <Paragraphs text={description} />
      {(details.length > 0 || weight !== undefined) && (
        <DisclosureSection title={productMessages.details} open>
          <dl>
            {details.map(({ name, value }, index) => (
              <div key={index}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            {weight !== undefined && (
              <div>
                <dt>{productMessages.weight}</dt>
                <dd>{optionMessages.grams({ grams: weight })}</dd>
              </div>
            )}
          </dl>
        </DisclosureSection>
      )}
      <TermsSection title={productMessages.shipping} text={terms.shipping} />
      <TermsSection title={productMessages.returns} text={terms.returns} />
      <TermsSection title={productMessages.warranty} text={terms.warranty} />
    </div>
  )
}

function TermsSection({ title, text }: { title: string; text: string }) {
  if (text.trim() === '') return null
  return (
    <DisclosureSection title={title}>
      <Paragraphs text={text} />
    </DisclosureSection>
  )
}

interface DisclosureSectionProps {
  title: string
  open?: boolean
  children: ReactNode
}

function DisclosureSection({ title, open = false, children }: DisclosureSectionProps) {
  return (
    <details className={styles.section} open={open}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className={styles.text}>{children}</div>
    </details>
  )
}

export function Paragraphs({ text }: { text: string }) {
  return splitParagraphs(text).map((paragraph, index) => (
    <p key={index} className={styles.paragraph}>
      {paragraph}
    </p>
  ))
}

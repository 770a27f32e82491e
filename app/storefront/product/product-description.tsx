import type { ReactNode } from 'react'
import { groupFacts } from '#commerce/catalog/attributes/attribute.ts'
import { hasMakers, type Makers } from '#commerce/catalog/companies/makers.ts'
import type { Product, ProductDetail } from '#commerce/catalog/products/product.ts'
import { downloadMessages } from '#messages/downloads.ts'
import { factText } from '#messages/fact-text.ts'
import { optionMessages } from '#messages/options.ts'
import { productMessages } from '#messages/product.ts'
import { DownloadList } from './downloads/download-list.tsx'
import type { Download } from './downloads/downloads-view.server.ts'
import { MakersText, makersTitle } from './makers-text.tsx'
import { Paragraphs } from './paragraphs.tsx'
import styles from './product-description.module.css'

interface ProductDescriptionProps {
  product: Product
  /** In grams. */
  weight: number | undefined
  /** The shop's promises; empty where it makes none. */
  terms: { shipping: string; returns: string; warranty: string }
  makers: Makers
  downloads: readonly Download[]
}

/** The description, details and terms; empty sections are left out. */
export function ProductDescription({ product, weight, terms, makers, downloads }: ProductDescriptionProps) {
  const { description, facts = [], details } = product
  const safetyFiles = downloads.filter(({ isSafety }) => isSafety)
  const otherFiles = downloads.filter(({ isSafety }) => !isSafety)
  const shown = groupFacts(facts.filter(({ isShown }) => isShown))
  const others =
    weight === undefined
      ? details
      : [...details, { name: productMessages.weight, value: optionMessages.grams({ grams: weight }) }]
  return (
    <div className={styles.description}>
      <Paragraphs text={description} />
      {shown.length + others.length > 0 && (
        <DisclosureSection title={productMessages.details} open>
          {shown.map(({ group, facts }) => (
            <FactList
              key={group}
              heading={group}
              facts={facts.map(fact => ({ name: fact.name, value: factText(fact) }))}
            />
          ))}
          {others.length > 0 && <FactList facts={others} />}
        </DisclosureSection>
      )}
      <TermsSection title={productMessages.shipping} text={terms.shipping} />
      <TermsSection title={productMessages.returns} text={terms.returns} />
      <TermsSection title={productMessages.warranty} text={terms.warranty} />
      {otherFiles.length > 0 && (
        <DisclosureSection title={downloadMessages.title}>
          <DownloadList downloads={otherFiles} />
        </DisclosureSection>
      )}
      {(hasMakers(makers) || safetyFiles.length > 0) && (
        <DisclosureSection title={makersTitle(makers, safetyFiles)}>
          <MakersText makers={makers} files={safetyFiles} />
        </DisclosureSection>
      )}
    </div>
  )
}

function FactList({ heading, facts }: { heading?: string; facts: readonly ProductDetail[] }) {
  return (
    <>
      {heading && <h3>{heading}</h3>}
      <dl>
        {facts.map(({ name, value }, index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
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

import { splitParagraphs } from '#commerce/catalog/products/product.ts'
import styles from './product-description.module.css'

export function Paragraphs({ text }: { text: string }) {
  return splitParagraphs(text).map((paragraph, index) => (
    <p key={index} className={styles.paragraph}>
      {paragraph}
    </p>
  ))
}

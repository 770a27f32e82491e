import { splitParagraphs } from '../catalog/products/product.ts'

/** The promises that a merchant's text can name: "{shipping}". Each is empty if the shop doesn't make it. */
export type NamedPromises = Record<'shipping' | 'returns' | 'warranty', string>

/** The texts for placeholders, by name. */
export type NamedFacts = Readonly<Record<string, string>>

/** Undefined if a placeholder's text is empty, such as a promise that the shop doesn't make. Unknown names stay. */
export function fillPromises(text: string, facts: NamedFacts): string | undefined {
  let isKept = true
  const filled = text.replace(/\{([a-z-]+)\}/g, (placeholder, name: string) => {
    if (!Object.hasOwn(facts, name)) return placeholder
    isKept &&= facts[name] !== ''
    return facts[name]!
  })
  return isKept ? filled : undefined
}

/** Leaves out paragraphs with an empty placeholder. */
export function fillParagraphs(text: string, facts: NamedFacts): string {
  return splitParagraphs(text)
    .flatMap(paragraph => fillPromises(paragraph, facts) ?? [])
    .join('\n\n')
}

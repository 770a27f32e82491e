import { splitParagraphs } from '../catalog/product.ts'

/** The promises that a merchant's text can name: "{shipping}". Each is empty if the shop doesn't make it. */
export interface NamedPromises {
  shipping: string
  returns: string
  warranty: string
}

/** Undefined if the text names a promise that the shop doesn't make. */
export function fillPromises(text: string, promises: NamedPromises): string | undefined {
  let isKept = true
  const filled = text.replace(/\{(shipping|returns|warranty)\}/g, (_, name: keyof NamedPromises) => {
    isKept &&= promises[name] !== ''
    return promises[name]
  })
  return isKept ? filled : undefined
}

/** Leaves out paragraphs that name a promise the shop doesn't make. */
export function fillParagraphs(text: string, promises: NamedPromises): string {
  return splitParagraphs(text)
    .flatMap(paragraph => fillPromises(paragraph, promises) ?? [])
    .join('\n\n')
}

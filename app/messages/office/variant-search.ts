import { inLanguage } from '../in-language.ts'

/** Searching variants for a form. */
export const variantSearchMessages = inLanguage({
  hint: 'The name of a product, or a SKU.',
  button: 'Find',
  notFound: (typed: string) => `Nothing on sale is called “${typed}”.`,
})

/** Searching variants for a form. */
export const variantSearchMessages = {
  hint: 'The name of a product, or a SKU.',
  button: 'Find',
  notFound: (typed: string) => `Nothing on sale is called “${typed}”.`,
}

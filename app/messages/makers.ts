import { inLanguage } from './in-language.ts'

/** Who makes a product, and its safety information. */
export const makerMessages = inLanguage({
  manufacturer: 'Manufacturer',
  responsible: 'Responsible in the EU',
  safety: 'Safety',
  both: 'Manufacturer and safety',
})

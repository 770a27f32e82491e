import { inLanguage } from './in-language.ts'

/** A product's makers and its safety information. */
export const makerMessages = inLanguage({
  manufacturer: 'Manufacturer',
  responsible: 'Responsible in the EU',
  safety: 'Safety',
  both: 'Manufacturer and safety',
})

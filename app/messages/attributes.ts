import { inLanguage } from './in-language.ts'

export const attributeMessages = inLanguage({
  yes: 'Yes',
  no: 'No',
})

import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'
import { pluralEn } from './plural.ts'

export const formErrorMessages = inLanguage({
  checkFields: ({ count }: { count: number }) =>
    pluralEn(count, { one: 'Please check 1 field', other: `Please check ${formatNumber(count)} fields` }),
})

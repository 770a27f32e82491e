import { formatNumber } from '../format.ts'
import { pluralEn } from './plural.ts'

export default {
  checkFields: ({ count }: { count: number }) =>
    pluralEn(count, { one: 'Please check 1 field', other: `Please check ${formatNumber(count)} fields` }),
}

import { pluralIn } from '../plural.ts'

export const pluralEn = pluralIn('en')

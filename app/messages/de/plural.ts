import { pluralIn } from '../plural.ts'

export const pluralDe = pluralIn('de')

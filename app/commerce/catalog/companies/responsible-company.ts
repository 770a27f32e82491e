import { isInUnion } from '../../values/addresses/country-groups.ts'

interface MakerCountries {
  /** Undefined where none is named. */
  manufacturer: string | undefined
  responsible: string | undefined
}

/**
 * Whether nobody in the EU answers for a manufacturer outside it, in a shop that delivers to the EU: Regulation (EU) 2023/988,
 * articles 16 and 19.
 */
export function lacksResponsible(
  { manufacturer, responsible }: MakerCountries,
  deliveryCountries: readonly string[],
): boolean {
  if (manufacturer === undefined || isInUnion(manufacturer)) return false
  const isNamed = responsible !== undefined && isInUnion(responsible)
  return !isNamed && deliveryCountries.some(isInUnion)
}

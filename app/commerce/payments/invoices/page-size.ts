export type PageSize = 'A4' | 'LETTER'

/** CLDR 48, supplemental data, `paperSize type="US-Letter"` (UTS #35, part 6, "Measurement System Data"). All others use A4. */
const letterCountries = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ')

/** The paper that people in a country print on. */
export function pageSizeOf(country: string): PageSize {
  return letterCountries.includes(country) ? 'LETTER' : 'A4'
}

import type { Company, Makers } from '#commerce/catalog/companies/makers.ts'
import { formatCountry } from '#messages/format.ts'

/** Makers with the names of their countries, which scripts of the page don't know. */
export function makersView({ manufacturer, responsible, safety }: Makers): Makers {
  return {
    ...(manufacturer && { manufacturer: withCountryName(manufacturer) }),
    ...(responsible && { responsible: withCountryName(responsible) }),
    safety,
  }
}

function withCountryName(company: Company): Company {
  return { ...company, country: formatCountry(company.country) }
}

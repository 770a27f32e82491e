/** A company with its postal and electronic address. */
export interface Company {
  name: string
  /** Its postal address, without the country. */
  lines: string
  /** ISO 3166-1 alpha-2, or its name on pages. */
  country: string
  /** An email or web address. */
  contact: string
}

/** A product's makers and warnings, as Regulation (EU) 2023/988 asks of offers. */
export interface Makers {
  manufacturer?: Company
  /** Answers for the manufacturer in the EU. */
  responsible?: Company
  /** Empty without any. */
  safety: string
}

/** The makers that a product or a brand names. */
export interface MakerColumns {
  manufacturer_id: number | null
  responsible_id: number | null
  safety: string | null
}

/** Those of the product, or else of its brand. A company that answers for one manufacturer doesn't answer for another. */
export function makerIds(
  product: Omit<MakerColumns, 'safety'>,
  brand: Omit<MakerColumns, 'safety'>,
): { manufacturer: number | null; responsible: number | null } {
  const brandsResponsible = product.manufacturer_id === null ? brand.responsible_id : null
  return {
    manufacturer: product.manufacturer_id ?? brand.manufacturer_id,
    responsible: product.responsible_id ?? brandsResponsible,
  }
}

export function makersOf(
  product: MakerColumns,
  brand: MakerColumns,
  companies: readonly (Company & { id: number })[],
): Makers {
  const find = (id: number | null) => {
    const found = companies.find(company => company.id === id)
    if (!found) return undefined
    const { id: _, ...company } = found
    return company
  }
  const ids = makerIds(product, brand)
  const [manufacturer, responsible] = [find(ids.manufacturer), find(ids.responsible)]
  return {
    ...(manufacturer && { manufacturer }),
    ...(responsible && { responsible }),
    safety: product.safety || brand.safety || '',
  }
}

/** Whether there is something to say. */
export function hasMakers({ manufacturer, responsible, safety }: Makers): boolean {
  return manufacturer !== undefined || responsible !== undefined || safety !== ''
}

export function isEmailAddress(contact: string): boolean {
  return !contact.includes('://')
}

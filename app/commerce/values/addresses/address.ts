/** A delivery address. Fields are trimmed; fields a country doesn't use are empty. */
export interface Address {
  name: string
  company: string
  line1: string
  line2: string
  postalCode: string
  city: string
  /** The part after the hyphen of ISO 3166-2, like "CA", if the country's addresses need it. */
  region: string
  /** ISO 3166-1 alpha-2. */
  country: string
  phone: string
}

export function isSameAddress(one: Address, other: Address): boolean {
  return (Object.keys(one) as (keyof Address)[]).every(field => one[field] === other[field])
}

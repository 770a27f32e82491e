/** Where an order goes. Every field is text without spaces around it; what a country does not have is empty. */
export interface Address {
  name: string
  company: string
  line1: string
  line2: string
  postalCode: string
  city: string
  /** The part after the hyphen of ISO 3166-2 where a country's addresses need it, such as "CA". */
  region: string
  /** ISO 3166-1 alpha-2. */
  country: string
  phone: string
}

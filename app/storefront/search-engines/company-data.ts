import type { Organization } from 'schema-dts'
import { type Company, isEmailAddress } from '#commerce/catalog/companies/makers.ts'

/** A manufacturer for search engines. */
export function organizationOf({ name, lines, country, contact }: Company): Organization {
  return {
    '@type': 'Organization',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: lines.split('\n').join(', '),
      addressCountry: country,
    },
    ...(isEmailAddress(contact) ? { email: contact } : { url: contact }),
  }
}

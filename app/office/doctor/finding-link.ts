import type { Finding, FindingCode } from '#commerce/running/doctor/finding.ts'

/** The pages where people mend what the shop can't. */
const links: { readonly [code in FindingCode]?: string } = {
  'test-payments': '/office/settings/payments',
  'products-without-picture': '/office/products?state=published&missing=picture',
  'alt-texts-missing': '/office/products?missing=alt-text',
  'time-zone-unknown': '/office/settings/shop',
  'owner-unsecured': '/office/settings/account',
  'owner-alone': '/office/settings/account',
}

export function findingLink({ code, product }: Finding): string | undefined {
  if (code === 'pictures-lost') return product === undefined ? undefined : `/office/products/${product}`
  return links[code]
}

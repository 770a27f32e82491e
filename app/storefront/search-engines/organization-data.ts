import type { Settings } from '../../commerce/settings/settings.ts'

type ShopFacts = Pick<Settings, 'shopName' | 'description' | 'phone' | 'email'>

/** The shop for search engines: schema.org's OnlineStore and its WebSite. */
export function organizationData(
  { shopName, description, phone, email }: ShopFacts,
  { origin, profiles }: { origin: string; profiles: readonly string[] },
): Record<string, unknown>[] {
  const url = `${origin}/`
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'OnlineStore',
      '@id': `${url}#shop`,
      name: shopName,
      description,
      url,
      logo: `${origin}/favicon.svg`,
      email: email || undefined,
      telephone: phone || undefined,
      sameAs: profiles.length > 0 ? profiles : undefined,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: shopName,
      url,
      publisher: { '@id': `${url}#shop` },
    },
  ]
}

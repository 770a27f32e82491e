import type { OnlineStoreLeaf, WebSite, WithContext } from 'schema-dts'
import { largestPictureUrl } from '#commerce/catalog/pictures/picture.ts'
import type { Logo } from '#commerce/content/theme/logo.ts'
import type { Settings } from '#commerce/running/settings/settings.ts'
import { returnPolicy } from './return-policy.ts'

interface Site {
  origin: string
  /** Addresses of the shop's pages in social networks. */
  profiles: readonly string[]
  logo: Logo | null
}

/** The shop for search engines: schema.org's OnlineStore and its WebSite. */
export function organizationData(
  settings: Settings,
  { origin, profiles, logo }: Site,
): [WithContext<OnlineStoreLeaf>, WithContext<WebSite>] {
  const { shopName: name, description, phone, email } = settings
  const url = `${origin}/`
  const contact = { email: email || undefined, telephone: phone || undefined }
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'OnlineStore',
      '@id': `${url}#shop`,
      name,
      description,
      url,
      logo: origin + (logo ? largestPictureUrl(logo) : '/favicon.svg'),
      ...contact,
      contactPoint:
        phone || email ? { '@type': 'ContactPoint', contactType: 'customer service', ...contact } : undefined,
      hasMerchantReturnPolicy: returnPolicy(settings),
      sameAs: profiles.length > 0 ? profiles : undefined,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url,
      publisher: { '@id': `${url}#shop` },
    },
  ]
}

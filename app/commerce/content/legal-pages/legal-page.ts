/** The legal texts of a shop that are pages, in the order of lists. */
export const legalPageKinds = ['privacy', 'terms', 'returns', 'shipping', 'imprint'] as const

export type LegalPageKind = (typeof legalPageKinds)[number]

/** The slugs that new ones get. A page of this slug counts as this text if no other does. */
export const legalPageSlugs: Record<LegalPageKind, string> = {
  privacy: 'privacy-policy',
  terms: 'terms-and-conditions',
  returns: 'returns',
  shipping: 'shipping',
  imprint: 'legal-notice',
}

const europeanUnion = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT'],
  ...['LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
]

/**
 * The texts that shoppers expect in a shop of this country. In the EU, sellers say who they are (Directive 2000/31/EC, article 5)
 * and how to withdraw (Directive 2011/83/EU, article 6).
 */
export function expectedLegalPages(country: string): LegalPageKind[] {
  return europeanUnion.includes(country) ? ['privacy', 'terms', 'returns', 'imprint'] : ['privacy', 'terms']
}

export interface LegalPage {
  kind: LegalPageKind
  isExpected: boolean
  /** The page; null if it's missing. */
  page: {
    slug: string
    title: string
    hasText: boolean
    /** ISO 8601; null for a draft. */
    publishedAt: string | null
    isPublished: boolean
  } | null
  /** Where it's linked, besides texts of other pages. */
  places: { kind: string; name: string }[]
  /** Whether the list of help pages or the footer's menu links to it. */
  isInFooter: boolean
}

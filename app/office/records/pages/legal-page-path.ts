import type { LegalPageKind } from '#commerce/content/legal-pages/legal-page.ts'

/** The form of a legal text: of its page, or of a new one with headings to fill in. */
export function writeLegalPagePath(kind: LegalPageKind, slug: string | null): string {
  return `/office/content/pages/${slug === null ? `new?${new URLSearchParams({ legal: kind })}` : encodeURIComponent(slug)}`
}

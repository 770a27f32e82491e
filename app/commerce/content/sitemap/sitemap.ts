/** The most that a sitemap may have (sitemaps.org). */
export const urlsPerSitemap = 50_000

export interface SitemapUrl {
  /** Absolute. */
  url: string
  /** An ISO 8601 date. */
  changedAt: string | null
}

const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export function sitemapXml(urls: readonly SitemapUrl[]): string {
  return `${declaration}<urlset ${xmlns}>${urls.map(entry('url')).join('')}</urlset>\n`
}

export function sitemapIndexXml(sitemaps: readonly SitemapUrl[]): string {
  return `${declaration}<sitemapindex ${xmlns}>${sitemaps.map(entry('sitemap')).join('')}</sitemapindex>\n`
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

function entry(tag: 'url' | 'sitemap') {
  return ({ url, changedAt }: SitemapUrl) =>
    `<${tag}><loc>${escaped(url)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</${tag}>\n`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, character => entities[character]!)
}

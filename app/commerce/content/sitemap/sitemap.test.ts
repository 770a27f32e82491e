import { describe, expect, it } from 'vitest'
import { sitemapIndexXml, sitemapXml } from './sitemap.ts'

describe('a sitemap', () => {
  it('escapes addresses and leaves out unknown dates', () => {
    expect(sitemapXml([{ url: "https://shop.example/a?b=1&c='<", changedAt: null }])).toContain(
      '<url><loc>https://shop.example/a?b=1&amp;c=&apos;&lt;</loc></url>',
    )
  })

  it('lists sitemaps with the dates of their last changes', () => {
    const changedAt = '2026-11-23T12:00:00.000Z'
    expect(sitemapIndexXml([{ url: 'https://shop.example/sitemaps/1.xml', changedAt }])).toContain(
      `<sitemap><loc>https://shop.example/sitemaps/1.xml</loc><lastmod>${changedAt}</lastmod></sitemap>`,
    )
  })
})

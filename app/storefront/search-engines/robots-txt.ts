import type { Route } from './+types/robots-txt.ts'

/** Pages of one visitor, and answers that aren't pages. Filtered listings say "noindex" themselves. */
const hidden = [
  '/account',
  '/back-in-stock/',
  '/cart',
  '/checkout',
  '/compare',
  '/messages/',
  '/orders',
  '/pay/',
  '/price-alerts',
  '/product-cards',
  '/product-options/',
  '/search/',
  '/wishes/',
  '/wish-list',
]

export function loader({ request }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...hidden.map(path => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL(request.url).origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

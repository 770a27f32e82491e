import type { MetaDescriptor } from 'react-router'
import { listingMessages } from '#messages/listing.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import type { ListingView } from './listing-view.ts'
import { hasFilters, listingUrl } from './params/listing-params.ts'

/** Search engines index a category, brand or collection and its pages, but no filtered or searched listing. */
export function listingMeta(
  matches: Parameters<typeof pageMeta>[0],
  view: ListingView | undefined,
): MetaDescriptor[] {
  if (!view) return pageMeta(matches, undefined)
  const { title, path, params, pages, intro } = view
  const { search, pageSize, page } = params
  if (search !== '' || hasFilters(params) || pageSize !== null) return pageMeta(matches, { title })
  const url = (page: number) => listingUrl(path, { ...params, page })
  return [
    ...pageMeta(matches, {
      title: page > 1 ? listingMessages.titleOfPage({ title, page }) : title,
      path: url(page),
      ...(intro?.description && { description: intro.description }),
    }),
    ...(page > 1 ? [{ tagName: 'link', rel: 'prev', href: url(page - 1) }] : []),
    ...(page < pages ? [{ tagName: 'link', rel: 'next', href: url(page + 1) }] : []),
  ]
}

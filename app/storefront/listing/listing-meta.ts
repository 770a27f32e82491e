import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../page-meta.ts'
import { addressOf, isFiltered } from './listing-address.ts'
import type { ListingView } from './listing-view.ts'

/** Search engines keep a part of the shop and its pages, not every choice that can be made in it. */
export function listingMeta(
  matches: Parameters<typeof pageMeta>[0],
  view: ListingView | undefined,
): MetaDescriptor[] {
  if (!view) return pageMeta(matches, undefined)
  const { title, path, choice, pages } = view
  const { words, show } = choice
  // A page of another size has other products than the page of its number as usual.
  if (words !== '' || isFiltered(choice) || show !== null) return pageMeta(matches, { title })
  const address = (page: number) => addressOf(path, { ...choice, page })
  const name = choice.page > 1 ? `${title}, page ${choice.page}` : title
  return [
    ...pageMeta(matches, { title: name, path: address(choice.page) }),
    ...(choice.page > 1 ? [{ tagName: 'link', rel: 'prev', href: address(choice.page - 1) }] : []),
    ...(choice.page < pages ? [{ tagName: 'link', rel: 'next', href: address(choice.page + 1) }] : []),
  ]
}

import { readId } from '../../values/whole-number.ts'
import type { ReviewState } from './review.ts'

/** The views of staff; the first is the default. */
export const reviewViews = ['pending', 'published', 'hidden', 'all'] as const

export type ReviewView = (typeof reviewViews)[number]

/** The list as its URL has it. */
export interface ReviewListParams {
  view: ReviewView
  stars: '' | '1' | '2' | '3' | '4' | '5'
  /** A product's id, or empty. */
  product: string
}

export interface ReviewListFilter {
  state: ReviewState | undefined
  stars: number | undefined
  productId: number | undefined
}

/** Names a page: after or before the review with this date and id. */
export interface ReviewPageKey {
  createdAt: string
  id: number
  isBefore: boolean
}

const allStars = ['1', '2', '3', '4', '5'] as const

/** The view, the filters and the page of a URL. Invalid values are ignored. */
export function readReviewListParams(url: URLSearchParams): ReviewListParams {
  return {
    view: reviewViews.find(view => view === url.get('view')) ?? reviewViews[0],
    stars: allStars.find(stars => stars === url.get('stars')) ?? '',
    product: String(readId(url.get('product')) ?? ''),
  }
}

/** The query of the URL, beginning with "?", or empty. */
export function reviewListSearch({ view, stars, product }: ReviewListParams): string {
  const pairs = Object.entries({ view: view === reviewViews[0] ? '' : view, stars, product })
  const query = new URLSearchParams(pairs.filter(([, value]) => value !== ''))
  return query.size === 0 ? '' : `?${query}`
}

export function toReviewFilter({ view, stars, product }: ReviewListParams): ReviewListFilter {
  return {
    state: view === 'all' ? undefined : view,
    stars: stars === '' ? undefined : Number(stars),
    productId: product === '' ? undefined : Number(product),
  }
}

/** Undefined if the URL names no page. */
export function readReviewPageKey(url: URLSearchParams): ReviewPageKey | undefined {
  const isBefore = url.has('before')
  const typed = url.get(isBefore ? 'before' : 'after') ?? ''
  const [, createdAt, number] = /^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)_(.*)$/.exec(typed) ?? []
  const id = readId(number)
  return createdAt === undefined || id === undefined ? undefined : { createdAt, id, isBefore }
}

export function reviewPageKeyText({ createdAt, id }: Omit<ReviewPageKey, 'isBefore'>): string {
  return `${createdAt}_${id}`
}

/** The oldest first where they wait for an answer. */
export function isOldestFirst({ view }: Pick<ReviewListParams, 'view'>): boolean {
  return view === 'pending'
}

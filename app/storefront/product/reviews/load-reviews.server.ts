import { href, redirect } from 'react-router'
import { largestPictureUrl, type Picture } from '#commerce/catalog/pictures/picture.ts'
import type { Product } from '#commerce/catalog/products/product.ts'
import type { Review } from '#commerce/people/reviews/review.ts'
import {
  parseReviewQuery,
  type ReviewQuery,
  reviewQueryText,
  reviewSorts,
  reviewsPerPage,
} from '#commerce/people/reviews/review-query.ts'
import { readRatingDistribution, readReviews } from '#commerce/people/reviews/review-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { formatDate } from '#messages/format.ts'
import { reviewMessages } from '#messages/reviews.ts'
import { toShopDay } from '#messages/shop-time.server.ts'

/** A link within the reviews; `query` is their part of the URL. */
export interface ReviewsLink {
  label: string
  query: string
  isCurrent: boolean
}

export interface ShownReview {
  id: number
  stars: number
  starsLabel: string
  title: string
  body: string
  author: string
  /** The label for buyers; undefined for others. */
  verified: string | undefined
  day: string
  date: string
  pictures: { picture: Picture; url: string }[]
  /** The shop's, with its heading. */
  answer: { title: string; text: string } | undefined
}

/** The reviews of a product with all their texts, so that browsers need none of the code behind them. */
export interface ReviewsView {
  title: string
  /** With the rating as `<strong>`. */
  average: string
  /** Undefined without reviews. */
  filter:
    | {
        label: string
        /** Ratings without reviews have no link. */
        ratings: { link: ReviewsLink; count: number; unit: string; percent: number }[]
      }
    | undefined
  /** How reviews are checked; undefined if none of these was. */
  note: string | undefined
  /** The account's reviews: these pages are the same for everyone. */
  write: { label: string; url: string }
  /** The active filter in words, and the link to all reviews. */
  filtered: { text: string; all: ReviewsLink } | undefined
  /** Undefined if there is nothing to sort. */
  sorting: { label: string; links: ReviewsLink[] } | undefined
  reviews: ShownReview[]
  /** Undefined if all fit on one page. */
  paging:
    | { label: string; text: string; previous: ReviewsLink | undefined; next: ReviewsLink | undefined }
    | undefined
}

/** Undefined for a rating without reviews. A page after the last one is redirected to it. */
export async function loadReviews(
  db: Db,
  { id, rating }: Product,
  { url, shopName }: { url: URL; shopName: string },
): Promise<{ view: ReviewsView; shown: Review[] } | undefined> {
  if (!rating) return { view: noReviews(), shown: [] }
  const query = parseReviewQuery(url.searchParams)
  const { stars, sort, page } = query
  const distribution = await readRatingDistribution(db, id)
  const total = distribution.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return undefined
  const count = stars === undefined ? total : distribution.find(row => row.stars === stars)!.count
  const pages = Math.max(1, Math.ceil(count / reviewsPerPage))
  if (page > pages) throw redirect(`${url.pathname}?${reviewQueryText({ ...query, page: pages })}#reviews`)
  const shown = await readReviews(db, id, query)
  const link = (label: string, changed: Partial<ReviewQuery>, isCurrent = false): ReviewsLink => ({
    label,
    query: reviewQueryText({ ...query, page: 1, ...changed }),
    isCurrent,
  })
  const view: ReviewsView = {
    title: reviewMessages.title,
    average: reviewMessages.averageRating({ stars: rating.stars, count: rating.reviews }),
    filter: {
      label: reviewMessages.ratingDistribution,
      ratings: distribution.map(row => ({
        link: link(
          reviewMessages.starCount({ count: row.stars }),
          { stars: row.stars === stars ? undefined : row.stars },
          row.stars === stars,
        ),
        count: row.count,
        unit: reviewMessages.reviewUnit({ count: row.count }),
        percent: row.percent,
      })),
    },
    filtered:
      stars === undefined
        ? undefined
        : {
            text: reviewMessages.withStars({ stars, count }),
            all: link(reviewMessages.showAll({ count: total }), { stars: undefined }),
          },
    note: shown.some(({ isVerified }) => isVerified) ? reviewMessages.verifiedNote : undefined,
    write: writeLink(),
    sorting:
      count < 2
        ? undefined
        : {
            label: reviewMessages.sort,
            links: reviewSorts.map(one => link(reviewMessages.sorts[one], { sort: one }, one === sort)),
          },
    reviews: shown.map(review => toShownReview(review, shopName)),
    paging:
      pages === 1
        ? undefined
        : {
            label: reviewMessages.pages,
            text: reviewMessages.page({ page, pages }),
            previous: page > 1 ? link(reviewMessages.previousPage, { page: page - 1 }) : undefined,
            next: page < pages ? link(reviewMessages.nextPage, { page: page + 1 }) : undefined,
          },
  }
  return { view, shown }
}

function noReviews(): ReviewsView {
  return {
    title: reviewMessages.title,
    average: reviewMessages.none,
    filter: undefined,
    note: undefined,
    write: writeLink(),
    filtered: undefined,
    sorting: undefined,
    reviews: [],
    paging: undefined,
  }
}

function writeLink(): ReviewsView['write'] {
  return { label: reviewMessages.write, url: href('/account/reviews') }
}

function toShownReview(
  { author: name, isVerified, pictures, createdAt, reply, ...review }: Review,
  shopName: string,
): ShownReview {
  const day = toShopDay(createdAt)
  const author = name || reviewMessages.anonymous
  return {
    ...review,
    author,
    starsLabel: reviewMessages.starsGiven({ stars: review.stars }),
    verified: isVerified ? reviewMessages.verifiedBuyer : undefined,
    day,
    date: formatDate(day),
    answer:
      reply === null ? undefined : { title: reviewMessages.answerFrom({ shop: shopName }), text: reply },
    pictures: pictures.map((picture, at) => ({
      picture: {
        ...picture,
        alt: reviewMessages.picture({ number: at + 1, count: pictures.length, author }),
      },
      url: largestPictureUrl(picture),
    })),
  }
}

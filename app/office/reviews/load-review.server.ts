import { data } from 'react-router'
import { largestPictureUrl } from '#commerce/catalog/pictures/picture.ts'
import { isHideReason } from '#commerce/people/reviews/review.ts'
import {
  findNextPendingReview,
  findStaffReview,
  type StaffReview,
} from '#commerce/people/reviews/review-list-store.server.ts'
import { findReviewAuthor } from '#commerce/people/reviews/review-moderation-store.server.ts'
import { can, type Role } from '#commerce/people/staff/role.ts'
import { officeReviewMessages as texts } from '#messages/office/reviews.ts'
import { formatShopDate } from '#messages/shop-time.server.ts'
import type { Shop } from '#web/shop/shop.server.ts'

/** Everything that the page of a review shows. Throws a 404 for one that isn't there. */
export async function loadOfficeReview(
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
  id: number,
  role: Role,
) {
  const review = await findStaffReview(db, id)
  if (!review) throw data(null, { status: 404 })
  const author = await findReviewAuthor(db, id)
  return {
    ...reviewView(review, role),
    shopName: (await settings()).shopName,
    /** The recipient of the email about hiding it; null for nobody. */
    emails: author === undefined ? null : can(role, 'customers.read') ? author : texts.hide.author,
    next: (await findNextPendingReview(db, id)) ?? null,
  }
}

function reviewView(review: StaffReview, role: Role) {
  const { id, state, stars, title, body, createdAt, updatedAt, pictures, orderNumber } = review
  const author = review.author || texts.anonymous
  const isHidden = state === 'hidden'
  return {
    ...{ id, state, stars, title, author, paragraphs: body.split('\n').filter(line => line.trim() !== '') },
    written: formatShopDate(createdAt),
    changed: updatedAt && formatShopDate(updatedAt),
    pictureCount: pictures.length,
    // The shop serves no pictures of hidden reviews, to anybody.
    pictures: isHidden
      ? []
      : pictures.map((one, at) => {
          const picture = { ...one, alt: texts.picture(at + 1) }
          return { picture, url: largestPictureUrl(picture) }
        }),
    product: {
      id: review.productId,
      title: review.productTitle,
      page: review.isProductPublished ? `/productDetails/${review.productSlug}#reviews` : null,
      mayOpen: can(role, 'products.read'),
    },
    order: can(role, 'orders.read') ? orderNumber : null,
    hidden:
      review.hiddenAt === null
        ? null
        : {
            at: formatShopDate(review.hiddenAt),
            reason: texts.hide.reasons[isHideReason(review.hiddenReason) ? review.hiddenReason : 'other'],
            note: review.hiddenNote,
          },
    answer: review.reply === null ? null : { text: review.reply, at: formatShopDate(review.repliedAt!) },
  }
}

export type OfficeReviewView = Awaited<ReturnType<typeof loadOfficeReview>>

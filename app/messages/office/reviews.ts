import type { HideReason, ReviewState } from '#commerce/people/reviews/review.ts'
import type { ReviewView } from '#commerce/people/reviews/review-list.ts'
import { sendsEmails } from '../current-emails.ts'
import { inLanguage } from '../in-language.ts'
import { noEmail } from './emails.ts'

const reviews = (count: number) => (count === 1 ? '1 review' : `${count} reviews`)

/** Reviews by shoppers, as staff see them. */
export const officeReviewMessages = inLanguage({
  title: 'Reviews',
  caption: { oldest: 'Reviews, oldest first', newest: 'Reviews, newest first' },
  views: 'Views',
  view: {
    pending: 'Pending',
    published: 'Published',
    hidden: 'Hidden',
    all: 'All',
  } satisfies Record<ReviewView, string>,
  many: (count: string) => `${count}+`,
  columns: {
    review: 'Review',
    text: 'Text',
    product: 'Product',
    author: 'Author',
    status: 'Status',
    written: 'Written',
    action: 'Action',
  },
  stars: (count: number) => `${count} ★`,
  starsLabel: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  filters: { stars: 'Stars', product: 'Product', any: 'Any' },
  states: {
    pending: 'Pending',
    published: 'Published',
    hidden: 'Hidden',
  } satisfies Record<ReviewState, string>,
  answered: 'answered',
  none: {
    pending: 'No reviews wait for you.',
    published: 'No published reviews.',
    hidden: 'Nothing is hidden.',
    all: 'No reviews yet. Shoppers can write one once their order has arrived.',
  } satisfies Record<ReviewView, string>,
  noMatch: 'No reviews match.',
  seeAll: 'See all reviews',
  anonymous: 'Anonymous',
  approve: 'Approve',
  approveOne: (title: string) => `Approve: ${title}`,
  approved: (count: number) => `${reviews(count)} published.`,
  nothingApproved: 'Nothing was changed: select reviews that aren’t published.',
  wrote: (author: string) => `What ${author} wrote`,
  pictures: 'Pictures',
  picture: (number: number) => `Picture ${number}`,
  picturesHidden: (count: number) =>
    count === 1
      ? 'It has a picture, which is hidden, too.'
      : `It has ${count} pictures, which are hidden, too.`,
  next: 'Next pending review',
  facts: {
    about: 'Product',
    order: 'Order',
    written: 'Written',
    changed: 'Changed',
    hidden: 'Hidden',
    reason: 'Reason',
    note: 'Note to the author',
    others: 'All its reviews',
    onPage: 'See the product page',
  },
  answer: {
    from: (shop: string) => `Answer from ${shop}`,
    label: 'Your answer',
    hint: 'Everybody sees it below the review.',
    since: (date: string) => `Published ${date}`,
    publish: 'Publish answer',
    change: 'Change answer',
    remove: 'Remove answer',
    published: 'Your answer is published.',
    changed: 'Your answer is changed.',
    removed: 'Your answer is removed.',
    empty: 'Nothing was published: write an answer first.',
    tooLong: (max: number) => `Nothing was published: an answer can have up to ${max} characters.`,
  },
  hide: {
    title: 'Hide',
    fair: 'Hiding a review because it’s critical is against the law. Answer it instead.',
    reason: 'Reason',
    choose: 'Choose a reason',
    reasons: {
      advertising: 'Advertising',
      'off-topic': 'Not about the product',
      insulting: 'Insulting',
      'personal-data': 'Personal details of somebody',
      'not-genuine': 'Not based on using the product',
      unlawful: 'Unlawful',
      other: 'Something else',
    } satisfies Record<HideReason, string>,
    note: 'Note to the author',
    noteHint: 'Goes into the email: say which part it is about.',
    author: 'the author',
    submit: (to: string) => (sendsEmails() ? `Hide and email ${to}` : 'Hide'),
    submitSilently: 'Hide',
    silently: 'No email is sent: this review belongs to no customer.',
    hidden: 'Hidden.',
    get hiddenAndEmailed(): string {
      return `Hidden. ${sendsEmails() ? 'The author gets an email in a minute, unless you undo it.' : noEmail}`
    },
    before: 'It was hidden before.',
    noReason: 'Nothing was changed: choose a reason.',
    tooLong: (max: number) => `Nothing was changed: a note can have up to ${max} characters.`,
  },
})

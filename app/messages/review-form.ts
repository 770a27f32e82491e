import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'

export const reviewFormMessages = inLanguage({
  write: 'Write a review',
  edit: 'Edit your review',
  pageTitle: ({ title, name }: { title: string; name: string }) => `${title}: ${name}`,
  fromOrder: ({ number }: { number: string }) => `From order ${number}`,
  stars: 'Your rating',
  ratings: ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'],
  rating: ({ stars, word }: { stars: number; word: string }) =>
    stars === 1 ? `1 star: ${word}` : `${stars} stars: ${word}`,
  title: 'Headline',
  body: 'Your review',
  bodyNote: 'How does it look, feel and work for you?',
  author: 'Your name',
  authorNote: 'Shown with your review. A first name is enough.',
  pictures: 'Add pictures',
  picturesNote: ({ max, megabytes }: { max: number; megabytes: number }) =>
    `Up to ${max}, each up to ${megabytes} MB: JPEG, PNG, WebP or AVIF. We remove location and camera details.`,
  ownPictures: 'Your pictures',
  ownPicture: ({ number }: { number: number }) => `Picture ${number}`,
  remove: 'Remove',
  publish: 'Publish review',
  submit: 'Submit review',
  save: 'Save changes',
  backToReviews: 'Back to your reviews',
  approval: 'We check reviews before we publish them.',
  hidden: 'We don’t show this review. Change it, and we’ll check it again.',
  choosePicturesAgain: 'Please choose your pictures again.',
  missing: {
    stars: 'Choose a rating from 1 to 5 stars.',
    title: 'Enter a headline.',
    body: 'Write a few words about the product.',
    author: 'Enter the name to show with your review.',
  },
  tooLong: ({ max }: { max: number }) => `Use at most ${formatNumber(max)} characters.`,
  tooManyPictures: ({ max }: { max: number }) => `A review can have up to ${max} pictures.`,
  pictureTooLarge: ({ megabytes }: { megabytes: number }) => `Choose pictures of up to ${megabytes} MB each.`,
  wrongPictureType: 'Choose JPEG, PNG, WebP or AVIF pictures.',
  unreadablePicture: ({ name }: { name: string }) =>
    `We couldn’t read the picture “${name}”. Please choose another one.`,
  refusals: {
    'not-delivered': 'You can review this product once your order has arrived.',
    'product-removed': 'We no longer sell this product, so it can’t be reviewed.',
    'already-reviewed': 'You’ve already reviewed this product. This is your review: you can edit it here.',
  },
  deleteReview: 'Delete this review',
  deleteEffects: 'It disappears from the product page, with its pictures. This can’t be undone.',
  confirmDelete: 'Delete review',
})

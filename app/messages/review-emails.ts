import type { HideReason } from '#commerce/people/reviews/review.ts'
import { inLanguage } from './in-language.ts'

/** Emails about the shopper's reviews. */
export const reviewEmailMessages = inLanguage({
  hidden: {
    subject: ({ product }: { product: string }) => `Your review of ${product} isn’t shown anymore`,
    heading: 'We’ve hidden your review',
    intro: ({ product }: { product: string }) =>
      `Shoppers don’t see your review of ${product} anymore. It isn’t deleted, and your rating doesn’t count while it’s hidden.`,
    reason: 'Why',
    reasons: {
      advertising: 'It advertises something else, which our rules for reviews don’t allow.',
      'off-topic': 'It isn’t about the product, as our rules for reviews require.',
      insulting: 'It insults somebody, which our rules for reviews don’t allow.',
      'personal-data': 'It has personal details of somebody, which our rules for reviews don’t allow.',
      'not-genuine': 'We have reason to believe that it isn’t based on using the product.',
      unlawful: 'We believe that it breaks the law.',
      other: 'It doesn’t follow our rules for reviews.',
    } satisfies Record<HideReason, string>,
    yourReview: 'What you wrote',
    decidedBy: 'A person on our team decided this, not a program.',
    next: 'You can change your review, and we’ll check it again. If you disagree, please reply to this email. You can also turn to an out-of-court dispute settlement body or a court.',
    change: 'Change your review',
  },
})

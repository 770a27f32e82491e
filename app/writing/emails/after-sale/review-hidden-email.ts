import { isHideReason } from '#commerce/people/reviews/review.ts'
import { reviewEmailMessages } from '#messages/review-emails.ts'
import { type EmailContent, linkButton, paragraph } from '../layout/email-content.ts'
import { accountReviewsUrl } from '../layout/email-urls.ts'

interface HiddenReviewData {
  product: string
  title: string
  body: string
  reason: string | null
  note: string | null
  url: string
}

/** The statement of reasons: Regulation (EU) 2022/2065, article 17(3). */
export function reviewHiddenEmail({
  product,
  title,
  body,
  reason,
  note,
  url,
}: HiddenReviewData): EmailContent {
  const texts = reviewEmailMessages.hidden
  const reasonText = texts.reasons[isHideReason(reason) ? reason : 'other']
  return {
    subject: texts.subject({ product }),
    preview: reasonText,
    heading: texts.heading,
    parts: [
      paragraph(texts.intro({ product })),
      { kind: 'lines', title: texts.reason, lines: [reasonText, ...(note === null ? [] : note.split('\n'))] },
      { kind: 'lines', title: texts.yourReview, lines: [title, ...body.split('\n')] },
      paragraph(texts.decidedBy),
      paragraph(texts.next),
      linkButton(texts.change, accountReviewsUrl(url)),
    ],
  }
}

import { sendsEmails } from './current-emails.ts'
import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'

export const expressMessages = inLanguage({
  express: 'Express checkout',
  note: 'Apple Pay, Google Pay, Link or card, on Stripe’s secure page',
  orBelow: 'or fill in below',
  line: ({ title, options, quantity }: { title: string; options: string; quantity: number }) =>
    `${formatNumber(quantity)} × ${title}${options === '' ? '' : ` (${options})`}`,
  notices: {
    'no-express': {
      title: 'Express checkout isn’t available right now',
      text: 'It doesn’t work for every order. Fill in the form below instead. You haven’t been charged.',
    },
    'express-later': {
      title: 'We’re still confirming your payment',
      get text(): string {
        return sendsEmails()
          ? 'Please don’t pay again. We’ll email you as soon as your order is placed. If it can’t be, you won’t be charged.'
          : 'Please don’t pay again. If your order can’t be placed, you won’t be charged. Contact us if you have questions.'
      },
    },
  },
})

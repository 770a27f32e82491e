import type { PriceAlertRefusal } from '#commerce/people/alerts/subscribe-to-price-alerts.server.ts'
import { inLanguage } from './in-language.ts'

export const priceAlertMessages = inLanguage({
  title: 'Price alerts',
  subscribeTitle: 'Get price alerts',
  subscribeIntro: ({ list }: { list: string }) =>
    `We’ll email you when something on “${list}” drops in price. You can unsubscribe at any time.`,
  emailNote: 'We only use your address for this list’s price alerts.',
  subscribe: 'Get alerts',
  noEmails: 'This shop sends no emails, so there are no price alerts. Your list always shows today’s prices.',
  backToList: 'Back to list',
  confirmationSent: 'Check your inbox and confirm your address.',
  alreadySubscribed: 'You’re already getting price alerts for this list.',
  refusals: {
    'no-email': 'Enter your email address.',
    'bad-email': 'Enter a valid email address, like name@example.com.',
    'unknown-list': 'We couldn’t find that list.',
  } satisfies Record<PriceAlertRefusal, string>,
  confirmTitle: 'Turn on price alerts?',
  confirmIntro:
    'We’ll email you when something on your wish list drops in price. Every email has an unsubscribe link.',
  confirm: 'Turn on alerts',
  confirmedTitle: 'Price alerts are on',
  confirmed: 'We’ll email you when something on your wish list drops in price.',
  unsubscribe: 'Unsubscribe',
  unsubscribeTitle: 'Turn off price alerts?',
  unsubscribeIntro: 'You’ll no longer get an email when something on your wish list drops in price.',
  unsubscribedTitle: 'You’re unsubscribed',
  unsubscribed: 'You won’t get any more price alerts. We’ve deleted your email address.',
})

import { inLanguage } from './in-language.ts'

export const backInStockAlertMessages = inLanguage({
  alert: 'Back-in-stock alert',
  alertFor: ({ title }: { title: string }) => `${title}: back-in-stock alert`,
  confirmButton: 'Yes, email me',
  confirmTitle: 'Get an email when it’s back?',
  isBack: 'This is back in stock.',
  noEmails: 'This shop sends no emails. Ask us when it’s back.',
  onList: 'You’re on the list',
  sentTitle: 'We’ve emailed you',
  unsubscribe: 'Unsubscribe',
  unsubscribeNote:
    'We won’t email you when this product is back in stock, and we’ll delete your email address.',
  unsubscribeTitle: 'Unsubscribe?',
  unsubscribed: 'We won’t email you about this product. We’ve deleted your email address.',
  unsubscribedTitle: 'You’re unsubscribed',
  viewProduct: 'View product',
  wasBack: ({ name }: { name: string }) => `${name} was back in stock.`,
  willEmail: ({ name }: { name: string }) => `We’ll send you one email when ${name} is back in stock.`,
})

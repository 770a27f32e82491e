import { inLanguage } from './in-language.ts'
import { pluralEn } from './plural.ts'

export const alertEmailMessages = inLanguage({
  confirm: 'Confirm',
  notYou: 'If it wasn’t you, ignore this email. We’ll delete the address within a week.',
  confirmEmail: {
    subject: 'Confirm your email',
    preview: 'One step left before you place your order.',
    heading: 'Confirm your email',
    intro:
      'Someone entered this email address at our checkout. If it was you, confirm it, then go back to the checkout to place your order.',
    confirm: 'Confirm your email',
    notYou: 'If it wasn’t you, ignore this email. Nothing happens unless you confirm.',
  },
  giftCard: {
    subject: ({ amount, shop }: { amount: string; shop: string }) => `Your ${amount} gift card for ${shop}`,
    preview: 'Enter the code in the checkout.',
    heading: ({ amount }: { amount: string }) => `A gift card of ${amount} for you`,
    intro: ({ shop }: { shop: string }) =>
      `Enter this code in the checkout of ${shop}. You can use it for several orders until it’s spent.`,
    message: 'Message',
    validUntil: ({ date }: { date: string }) => `It’s valid until ${date}.`,
    keepIt: 'Keep this email: we can’t look the code up.',
    open: 'Open the shop',
  },
  confirmBackInStock: {
    subject: 'Confirm your back-in-stock alert',
    preview: ({ name }: { name: string }) => `For ${name}.`,
    heading: 'Confirm your back-in-stock alert',
    intro: ({ name }: { name: string }) =>
      `Someone, probably you, asked us to email this address once when ${name} is back in stock. If it was you, please confirm:`,
  },
  backInStock: {
    subject: ({ title }: { title: string }) => `${title} is back in stock`,
    preview: 'You asked us to let you know.',
    heading: ({ title }: { title: string }) => `${title} is back in stock`,
    intro: 'You asked us to email you when it’s available again, and now it is.',
    view: 'View product',
    onlyOnce: 'This is a one-time email. We won’t send another.',
    unsubscribe: 'Unsubscribe and delete my email address',
  },
  confirmPriceAlerts: {
    subject: 'Confirm your price alerts',
    preview: 'For your wish list.',
    heading: 'Confirm your price alerts',
    intro:
      'Someone, probably you, asked us to email this address when something on a wish list drops in price. If it was you, please confirm:',
  },
  priceDrop: {
    subject: ({ count, title }: { count: number; title: string }) =>
      pluralEn(count, {
        one: `Price drop: ${title}`,
        other: `${count} items on your wish list dropped in price`,
      }),
    preview: ({ title, from, to }: { title: string; from: string; to: string }) =>
      `${title}: ${to} instead of ${from}`,
    intro: 'You asked us to email you when something on your wish list drops in price.',
    before: ({ price }: { price: string }) => `Was ${price}`,
    view: ({ title }: { title: string }) => `View ${title}`,
    unsubscribe: 'Unsubscribe from price alerts',
  },
})

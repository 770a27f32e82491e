import { inLanguage } from './in-language.ts'

export const backInStockMessages = inLanguage({
  checkInbox:
    'Check your inbox and confirm your address. Then we’ll email you once when it’s back. Confirmed before? All set.',
  emailUse: 'Confirm it, and we’ll email you once.',
  refusals: {
    'in-stock': 'This is back in stock. Go to the product to buy it.',
    'unknown-sku': 'We no longer sell this.',
  },
  send: 'Notify me',
})

import { sendsEmails } from './current-emails.ts'
import { inLanguage } from './in-language.ts'

export const orderNumberMessages = inLanguage({
  label: 'Order number',
  get note(): string {
    return sendsEmails()
      ? 'It looks like T-7KQ4-M2XA and is in every email about your order.'
      : 'It looks like T-7KQ4-M2XA and is on the page of your order.'
  },
  get missing(): string {
    return sendsEmails()
      ? 'Enter your order number. It’s in every email about your order.'
      : 'Enter your order number. It’s on the page of your order.'
  },
})

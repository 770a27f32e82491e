import { sendsEmails } from '../current-emails.ts'
import type { orderNumberMessages } from '../order-number.ts'

export default {
  label: 'Bestellnummer',
  get note(): string {
    return sendsEmails()
      ? 'Sie sieht aus wie T-7KQ4-M2XA und steht in jeder E-Mail zu Ihrer Bestellung.'
      : 'Sie sieht aus wie T-7KQ4-M2XA und steht auf der Seite Ihrer Bestellung.'
  },
  get missing(): string {
    return sendsEmails()
      ? 'Geben Sie die Bestellnummer ein. Sie steht in jeder E-Mail zu Ihrer Bestellung.'
      : 'Geben Sie die Bestellnummer ein. Sie steht auf der Seite Ihrer Bestellung.'
  },
} satisfies typeof orderNumberMessages

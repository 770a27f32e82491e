import { inLanguage } from './in-language.ts'

export const accountDataMessages = inLanguage({
  title: 'Your data',
  intro:
    'Download everything we’ve stored about your account and your email address: orders, invoices, addresses, cart, wish lists, alerts, reviews, messages, and which emails we sent you.',
  csv: 'Download as CSV',
  csvNote: 'A ZIP file of tables that open in Excel, Numbers or Google Sheets.',
  json: 'Download as JSON',
  jsonNote: 'One file for other programs.',
  leftOut:
    'The files contain no codes, keys or links that open something. Prices are in the smallest unit of their currency, such as cents.',
  download: 'Download your data',
  deleteAccount: 'Delete account',
})

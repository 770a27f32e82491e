import { inLanguage } from './in-language.ts'

export const contactMessages = inLanguage({
  formTitle: 'Write to us',
  phone: 'Phone',
  address: 'Address',
  name: 'Your name',
  emailNote: 'We’ll reply here.',
  orderNumber: 'Order number',
  orderNumberNote: 'If you’re writing about an order. The number is in every email about it.',
  message: 'Message',
  send: 'Send message',
  contactUs: 'Contact us',
  /** In place of the form: its message would reach nobody. */
  noForm: 'You can’t send us a message here: this shop sends no emails at the moment.',
  missing: { name: 'Enter your name.', message: 'Enter a message.' },
  inputSaved: 'We’ve kept what you entered.',
  receiptTitle: ({ number }: { number: string }) => `Message ${number}`,
  receiptHeading: 'Thank you. We got your message.',
  received: ({ number, time, email }: { number: string; time: string; email: string }) =>
    `Message ${number} reached us on ${time}. We’ll reply to ${email}, and we’re emailing you a receipt.`,
  facts: { name: 'Name', order: 'Order', message: 'Message' },
})

import { sendsEmails } from './current-emails.ts'
import { inLanguage } from './in-language.ts'

export const withdrawalMessages = inLanguage({
  title: 'Withdraw from contract',
  get intro(): string {
    return sendsEmails()
      ? 'Use this form to withdraw from the contract for an order. You don’t have to give a reason. You can review your statement before you send it, and we’ll email you a receipt right away.'
      : 'Use this form to withdraw from the contract for an order. You don’t have to give a reason. You can review your statement before you send it, and you’ll see a receipt to print or save right away.'
  },
  edit: 'Edit',
  name: 'Your name',
  get emailNote(): string {
    return sendsEmails()
      ? 'The address you ordered with. We’ll send the receipt there.'
      : 'The address you ordered with.'
  },
  comment: 'Which items?',
  commentNote: 'Only if you’re withdrawing from part of the order.',
  continue: 'Continue',
  missingName: 'Enter your name.',
  confirm: 'Confirm withdrawal',
  confirmIntro:
    'Your statement: “I withdraw from the contract for this order.” It isn’t sent until you confirm it.',
  facts: { name: 'Name', orderNumber: 'Order number', items: 'Items' },
  wholeOrder: 'The whole order',
  receiptTitle: ({ number }: { number: string }) => `Withdrawal ${number}`,
  receiptHeading: 'Receipt of your withdrawal',
  received: ({ number, time, email }: { number: string; time: string; email: string }) =>
    sendsEmails()
      ? `We received your withdrawal ${number} on ${time}. We’re emailing a receipt to ${email}.`
      : `We received your withdrawal ${number} on ${time}.`,
  get keepReceipt(): string {
    return sendsEmails()
      ? 'Print or save this page to keep a copy of your statement. We’ll email you about sending the items back and your refund.'
      : 'Print or save this page: it’s your receipt. We’ll contact you about sending the items back and your refund.'
  },
  inputSaved: 'We’ve kept what you entered. You can also withdraw by writing to us.',
})

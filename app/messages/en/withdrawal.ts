export default {
  title: 'Withdraw from contract',
  intro:
    'Use this form to withdraw from the contract for an order. You don’t have to give a reason. You can review your statement before you send it, and we’ll email you a receipt right away.',
  edit: 'Edit',
  name: 'Your name',
  emailNote: 'The address you ordered with. We’ll send the receipt there.',
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
    `We received your withdrawal ${number} on ${time}. We’re emailing a receipt to ${email}.`,
  keepReceipt:
    'Print or save this page to keep a copy of your statement. We’ll email you about sending the items back and your refund.',
  inputSaved: 'We’ve kept what you entered. You can also withdraw by writing to us.',
}

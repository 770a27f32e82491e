import { inLanguage } from './in-language.ts'

export const afterSaleEmailMessages = inLanguage({
  ourAnswer: 'Our reply',
  replyIfYouDisagree: 'If you disagree, please reply to this email.',
  replyWithQuestions: 'If you have questions, please reply to this email.',
  yourMessage: 'What you wrote',
  refund: 'Refund',
  returnRequested: {
    subject: ({ number }: { number: string }) => `We received your return request ${number}`,
    preview: ({ order }: { order: string }) => `For order ${order}. We’ll review it and email you.`,
    heading: 'We received your return request',
    intro: ({ date, order, number }: { date: string; order: string; number: string }) =>
      `On ${date}, you asked to return items from order ${order}. Your return number is ${number}. We’ll review it and email you where to send them.`,
  },
  returnAccepted: {
    subject: ({ number }: { number: string }) => `Your return ${number} is approved`,
    preview: 'Here’s where to send it.',
    heading: 'Your return is approved',
    intro: ({ number }: { number: string }) =>
      `Please send the items from return ${number} to the address below, and write these lines on the outside of the package. We’ll refund you once they arrive.`,
    onThePackage: 'Write on the package',
    returnLine: ({ number }: { number: string }) => `Return ${number}`,
  },
  returnDeclined: {
    subject: ({ number }: { number: string }) => `About your return ${number}`,
    preview: ({ order }: { order: string }) => `For order ${order}.`,
    heading: 'We can’t accept this return',
    intro: ({ number, order }: { number: string; order: string }) =>
      `We can’t take back the items of return ${number} from order ${order}. Here’s why:`,
  },
  claimReceived: {
    subject: ({ number }: { number: string }) => `We received your warranty claim ${number}`,
    preview: ({ title }: { title: string }) => `${title}: we’ll look into it and email you.`,
    heading: 'We received your warranty claim',
    intro: ({ date, number }: { date: string; number: string }) =>
      `On ${date}, you reported a problem. Your claim number is ${number}. We’ll look into it and email you.`,
  },
  claimAnswered: {
    subject: ({ number }: { number: string }) => `About your warranty claim ${number}`,
    preview: ({ title }: { title: string }) => `For ${title}.`,
    heading: 'Our reply to your warranty claim',
  },
  withdrawal: {
    subject: ({ number }: { number: string }) => `Receipt of your withdrawal ${number}`,
    preview: ({ time }: { time: string }) => `Received on ${time}.`,
    heading: 'Receipt of your withdrawal',
    intro: 'We received your notice of withdrawal from the contract. Please keep this email.',
    receivedOn: 'Received on',
    receiptNumber: 'Receipt number',
    name: 'Name',
    order: 'Order',
    email: 'Email',
    next: 'We’ll review it and email you about returning the items and about your refund.',
    viewOnline: 'View this receipt online',
    shortIntro: 'We received a notice of withdrawal from a contract that gives this email address.',
    printPage: 'Your receipt, with the full notice, is on this page. Print or save it for your records.',
    view: 'View receipt',
    notYou: 'If you didn’t send it, you don’t need to do anything.',
  },
})

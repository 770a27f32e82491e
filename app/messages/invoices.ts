import { inLanguage } from './in-language.ts'

export const invoiceMessages = inLanguage({
  invoice: ({ number }: { number: string }) => `Invoice ${number}`,
  creditNote: ({ number }: { number: string }) => `Credit note ${number}`,
  billedTo: 'Bill to',
  date: 'Date',
  invoiceLabel: 'Invoice',
  amends: 'Amends invoice',
  order: 'Order',
  ordered: 'Order date',
  delivered: 'Delivery date',
  on: ({ number, date }: { number: string; date: string }) => `${number}, ${date}`,
  item: 'Item',
  quantity: 'Qty',
  price: 'Price',
  amount: 'Amount',
  includedTax: ({ name, percent, base }: { name: string; percent: string; base: string }) =>
    `Includes ${percent}% ${name} on ${base}`,
  addedTax: ({ name, percent, base }: { name: string; percent: string; base: string }) =>
    `${name} ${percent}% on ${base}`,
  taxOfLine: ({ name, percent }: { name: string; percent: string }) => `${name} ${percent}%`,
  total: 'Total',
  paid: 'Paid',
  balanceDue: 'Balance due',
  howToPay: 'How to pay',
  pleaseTransfer: ({ amount, number }: { amount: string; number: string }) =>
    `Please send ${amount} by bank transfer with the reference ${number}.`,
  pleaseTransferTo: ({ amount, number }: { amount: string; number: string }) =>
    `Please send ${amount} by bank transfer with the reference ${number} to:`,
  canceledInvoice: ({ number }: { number: string }) => `Cancellation of invoice ${number}`,
  refundOfInvoice: ({ number }: { number: string }) => `Refund on invoice ${number}`,
  returnedItems: ({ number }: { number: string }) => `Return ${number}`,
  delivery: ({ name }: { name: string }) => `Shipping, ${name}`,
  creditTotal: 'Total credit',
  refund: 'Refund',
  refundedToPayment: 'Refunded to your original payment method.',
  refundedToGiftCard: 'Refunded to your gift card.',
  page: ({ page, pages }: { page: string; pages: string }) => `Page ${page} of ${pages}`,
})

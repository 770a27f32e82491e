import type { invoiceMessages } from '../invoices.ts'

export default {
  invoice: ({ number }) => `Rechnung ${number}`,
  // A "Gutschrift" would be an invoice that the buyer writes: § 14 (2) UStG.
  creditNote: ({ number }) => `Rechnungskorrektur ${number}`,
  billedTo: 'Rechnung an',
  date: 'Datum',
  invoiceLabel: 'Zu Rechnung',
  amends: 'Ändert Rechnung',
  order: 'Bestellung',
  ordered: 'Bestellt',
  delivered: 'Zugestellt',
  on: ({ number, date }) => `${number} vom ${date}`,
  item: 'Artikel',
  quantity: 'Menge',
  price: 'Preis',
  amount: 'Betrag',
  includedTax: ({ name, percent, base }) => `enthält ${name} ${percent}\u00a0% auf ${base}`,
  addedTax: ({ name, percent, base }) => `${name} ${percent}\u00a0% auf ${base}`,
  taxOfLine: ({ name, percent }) => `${name} ${percent}\u00a0%`,
  total: 'Gesamtbetrag',
  paid: 'Bezahlt',
  balanceDue: 'Noch zu zahlen',
  howToPay: 'So bezahlen Sie',
  pleaseTransfer: ({ amount, number }) =>
    `Bitte überweisen Sie ${amount} mit dem Verwendungszweck ${number}.`,
  pleaseTransferTo: ({ amount, number }) =>
    `Bitte überweisen Sie ${amount} mit dem Verwendungszweck ${number} an:`,
  canceledInvoice: ({ number }) => `Stornierung der Rechnung ${number}`,
  refundOfInvoice: ({ number }) => `Erstattung zur Rechnung ${number}`,
  returnedItems: ({ number }) => `Rücksendung ${number}`,
  delivery: ({ name }) => `Versand, ${name}`,
  creditTotal: 'Erstattungsbetrag',
  refund: 'Erstattung',
  refundedToPayment: 'Erstattet auf Ihrem ursprünglichen Zahlungsweg.',
  refundedToGiftCard: 'Erstattet auf Ihre Geschenkkarte.',
  page: ({ page, pages }) => `Seite ${page} von ${pages}`,
} satisfies typeof invoiceMessages

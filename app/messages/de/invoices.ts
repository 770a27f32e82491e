import type en from '../en/invoices.ts'

export default {
  title: ({ number }) => `Rechnung ${number}`,
  date: 'Datum',
  order: 'Bestellung',
  orderOn: ({ number, date }) => `${number} vom ${date}`,
  delivered: 'Zugestellt',
  fact: ({ name, value }) => `${name}: ${value}`,
  item: 'Artikel',
  quantity: 'Menge',
  price: 'Preis',
  amount: 'Betrag',
  total: 'Gesamtbetrag',
  paid: 'Bezahlt',
  balanceDue: 'Noch zu zahlen',
  pleaseTransfer: ({ amount, number }) =>
    `Bitte überweisen Sie ${amount} mit dem Verwendungszweck ${number}.`,
  pleaseTransferTo: ({ amount, number }) =>
    `Bitte überweisen Sie ${amount} mit dem Verwendungszweck ${number} an:`,
} satisfies typeof en

export default {
  title: ({ number }: { number: string }) => `Invoice ${number}`,
  date: 'Date',
  order: 'Order',
  orderOn: ({ number, date }: { number: string; date: string }) => `${number}, ${date}`,
  delivered: 'Delivered',
  fact: ({ name, value }: { name: string; value: string }) => `${name}: ${value}`,
  item: 'Item',
  quantity: 'Qty',
  price: 'Price',
  amount: 'Amount',
  total: 'Total',
  paid: 'Paid',
  balanceDue: 'Balance due',
  pleaseTransfer: ({ amount, number }: { amount: string; number: string }) =>
    `Please transfer ${amount} with the reference ${number}.`,
  pleaseTransferTo: ({ amount, number }: { amount: string; number: string }) =>
    `Please transfer ${amount} with the reference ${number} to:`,
}

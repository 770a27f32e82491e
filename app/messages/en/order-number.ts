export default {
  label: 'Order number',
  note: 'It looks like T-7KQ4-M2XA and is in every email about your order.',
  missing: 'Enter your order number. It’s in every email about your order.',
}

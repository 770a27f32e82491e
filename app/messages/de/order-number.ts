import type en from '../en/order-number.ts'

export default {
  label: 'Bestellnummer',
  note: 'Sie sieht aus wie T-7KQ4-M2XA und steht in jeder E-Mail zu Ihrer Bestellung.',
  missing: 'Geben Sie die Bestellnummer ein. Sie steht in jeder E-Mail zu Ihrer Bestellung.',
} satisfies typeof en

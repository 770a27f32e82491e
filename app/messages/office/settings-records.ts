import { inLanguage } from '../in-language.ts'
import { orderField, type RecordKindTexts } from './record-kind-texts.ts'

/** Records of the settings. */
export const settingsRecordMessages = inLanguage({
  bank_account: {
    noun: ['bank account', 'bank accounts'],
    title: 'Bank accounts',
    intro: 'The account for bank transfers, shown on orders, emails and invoices.',
    add: 'Add an account',
    empty: 'Shoppers can’t pay by bank transfer yet.',
    fields: {
      name: ['Name', 'Only you see it.'],
      countries: [
        'Countries',
        'Two-letter codes separated by commas. Leave empty for all without an account of their own.',
      ],
      details: ['Account', 'Line by line as shoppers read it: holder, IBAN, BIC.'],
      position: orderField,
    },
  },
} satisfies Record<string, RecordKindTexts>)

import type { contactMessages } from '../contact.ts'

export default {
  formTitle: 'Schreiben Sie uns',
  phone: 'Telefon',
  address: 'Adresse',
  name: 'Ihr Name',
  emailNote: 'An diese Adresse antworten wir.',
  orderNumber: 'Bestellnummer',
  orderNumberNote: 'Falls es um eine Bestellung geht. Die Nummer steht in jeder E-Mail dazu.',
  message: 'Nachricht',
  send: 'Nachricht senden',
  contactUs: 'Kontakt aufnehmen',
  noForm: 'Hier können Sie uns keine Nachricht schreiben: Dieser Shop verschickt zurzeit keine E-Mails.',
  missing: { name: 'Geben Sie Ihren Namen ein.', message: 'Geben Sie eine Nachricht ein.' },
  inputSaved: 'Ihre Eingaben sind noch da.',
  receiptTitle: ({ number }) => `Nachricht ${number}`,
  receiptHeading: 'Vielen Dank. Ihre Nachricht ist angekommen.',
  received: ({ number, time, email }) =>
    `Die Nachricht ${number} hat uns am ${time} erreicht. Wir antworten an ${email} und senden Ihnen eine Empfangsbestätigung.`,
  facts: { name: 'Name', order: 'Bestellung', message: 'Nachricht' },
} satisfies typeof contactMessages

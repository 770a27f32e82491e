import type { addressMessages } from '../addresses.ts'
import { formatNumber } from '../format.ts'

export default {
  name: 'Vor- und Nachname',
  company: 'Firma',
  street: 'Straße und Hausnummer',
  apartment: 'Adresszusatz',
  country: 'Land oder Region',
  phone: 'Telefon',

  cities: {
    city: { label: 'Ort', inSentence: 'den Ort' },
    'city-or-ward': { label: 'Stadt oder Bezirk', inSentence: 'die Stadt oder den Bezirk' },
    district: { label: 'Bezirk', inSentence: 'den Bezirk' },
    'suburb-or-town': { label: 'Ort', inSentence: 'den Ort' },
    'town-or-city': { label: 'Ort', inSentence: 'den Ort' },
  },
  postalCodes: {
    cep: { label: 'CEP', inSentence: 'die Postleitzahl (CEP)' },
    eircode: { label: 'Eircode', inSentence: 'den Eircode' },
    'pin-code': { label: 'PIN-Code', inSentence: 'den PIN-Code' },
    'postal-code': { label: 'Postleitzahl', inSentence: 'die Postleitzahl' },
    postcode: { label: 'Postleitzahl', inSentence: 'die Postleitzahl' },
    'zip-code': { label: 'ZIP-Code', inSentence: 'den ZIP-Code' },
  },
  regions: {
    area: { label: 'Gebiet', inSentence: 'das Gebiet' },
    emirate: { label: 'Emirat', inSentence: 'das Emirat' },
    prefecture: { label: 'Präfektur', inSentence: 'die Präfektur' },
    province: { label: 'Provinz', inSentence: 'die Provinz' },
    'province-or-territory': {
      label: 'Provinz oder Territorium',
      inSentence: 'die Provinz oder das Territorium',
    },
    region: { label: 'Region', inSentence: 'die Region' },
    state: { label: 'Bundesstaat', inSentence: 'den Bundesstaat' },
    'state-or-territory': {
      label: 'Bundesstaat oder Territorium',
      inSentence: 'den Bundesstaat oder das Territorium',
    },
  },

  enterName: 'Geben Sie den Empfängernamen ein.',
  enterStreet: 'Geben Sie Straße und Hausnummer ein.',
  enter: ({ field }) => `Geben Sie ${field} ein.`,
  select: ({ field }) => `Wählen Sie ${field} aus.`,
  checkPostalCode: ({ field, example }) => `Prüfen Sie ${field}. Beispiel: ${example}.`,
  checkPhone: 'Prüfen Sie die Telefonnummer. Sie muss aus 6 bis 15 Ziffern bestehen.',
  tooLong: ({ max }) => `Verwenden Sie höchstens ${formatNumber(max)} Zeichen.`,
  selectCountry: 'Wählen Sie ein Land, in das wir liefern.',
} satisfies typeof addressMessages

import type { legalOutlineMessages } from '../legal-outlines.ts'
import { outline } from '../outline.ts'

export default {
  titles: {
    privacy: 'Datenschutzerklärung',
    terms: 'Allgemeine Geschäftsbedingungen',
    returns: 'Rückgabe und Widerruf',
    shipping: 'Versand',
    imprint: 'Impressum',
  },
  bodies: {
    privacy: outline(
      ['Wer wir sind', '{seller}'],
      ['Was wir speichern und warum'],
      ['Wie lange wir es behalten', '{storage}'],
      ['Cookies', '{cookies}'],
      ['Wer Ihre Daten sonst erhält'],
      ['Ihre Rechte'],
      ['Fragen', '{email}'],
    ),
    terms: outline(
      ['Ihr Vertragspartner', '{seller}'],
      ['Bestellung und Vertragsschluss'],
      ['Preise und Steuern', '{taxes}'],
      ['Zahlung', '{payments}'],
      ['Versand', '{shipping-terms}'],
      ['Rückgabe und Widerruf', '{return-terms}'],
      ['Garantie', '{warranty-terms}'],
      ['Haftung und Streitigkeiten'],
    ),
    returns: outline(
      ['Rückgabe', '{return-terms}'],
      ['Widerrufsrecht', '{withdrawal}'],
      ['So senden Sie etwas zurück'],
      ['Erstattung'],
      ['Garantie', '{warranty-terms}'],
    ),
    shipping: outline(
      ['Wohin wir liefern und was es kostet', '{delivery}'],
      ['Wann Ihre Bestellung ankommt'],
    ),
    imprint: outline(
      ['Wer diesen Shop betreibt', '{seller}'],
      ['Kontakt', '{phone}', '{email}'],
      ['Register'],
      ['Verantwortlich für den Inhalt'],
    ),
  },
} satisfies typeof legalOutlineMessages

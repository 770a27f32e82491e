import { formatNumber } from '../format.ts'
import type { inputMessages } from '../input.ts'

export default {
  missing: 'Bitte füllen Sie dieses Feld aus.',
  duplicate: 'Dieses Feld wurde mehrmals gesendet.',
  'unknown-field': 'Dieses Feld gibt es nicht.',
  'invalid-characters': 'Bitte entfernen Sie die Sonderzeichen, die wir nicht speichern können.',
  'too-long': ({ max = 0 }) => `Bitte geben Sie höchstens ${formatNumber(max)} Zeichen ein.`,
  'too-short': ({ min = 0 }) => `Bitte geben Sie mindestens ${formatNumber(min)} Zeichen ein.`,
  'too-small': ({ min = 0, digits = 0 }) =>
    `Bitte geben Sie ${formatNumber(min / 10 ** digits)} oder mehr ein.`,
  'too-large': ({ max = 0, digits = 0 }) =>
    `Bitte geben Sie ${formatNumber(max / 10 ** digits)} oder weniger ein.`,
  'too-many': ({ max = 0 }) => `Hier sind höchstens ${formatNumber(max)} Werte möglich.`,
  'not-a-text': 'Bitte geben Sie Text ein.',
  'not-a-whole-number': 'Bitte geben Sie eine ganze Zahl ein, zum Beispiel 12.',
  'not-a-number': 'Bitte geben Sie eine Zahl ein, zum Beispiel 12,5.',
  'not-an-amount': ({ digits = 0 }) =>
    `Bitte geben Sie einen Betrag ein, zum Beispiel ${(12).toFixed(digits)}.`,
  'not-a-percentage': ({ digits = 0 }) =>
    `Bitte geben Sie einen Prozentsatz ein, zum Beispiel ${digits > 0 ? '12,5' : 12}.`,
  'not-a-choice': ({ choices = [] }) => `Bitte wählen Sie einen dieser Werte: ${choices.join(', ')}.`,
  'not-a-flag': 'Bitte geben Sie „yes“ oder „no“ ein.',
  'not-a-date': 'Bitte geben Sie ein Datum ein, zum Beispiel 2026-11-23.',
  'not-a-time': 'Bitte geben Sie Datum und Uhrzeit mit Zeitzone ein, zum Beispiel 2026-11-23T09:30:00Z.',
  'not-a-list': 'Bitte geben Sie eine Liste von Werten ein.',
  'invalid-slug': 'Bitte verwenden Sie nur Kleinbuchstaben, Ziffern und Bindestriche.',
  'invalid-sku': 'Bitte verwenden Sie höchstens 64 Buchstaben, Ziffern und Zeichen.',
  'invalid-measure': 'Bitte geben Sie eine Menge mit Einheit ein, etwa 250 g, 0,75 l oder 12 Stück.',
  'invalid-hs-code': 'Bitte geben Sie die 6 bis 10 Ziffern der Zolltarifnummer ein, etwa 6109.10.',
  'invalid-barcode': 'Bitte geben Sie alle Ziffern einer GTIN (EAN oder UPC) ein, etwa 4006381333931.',
  'invalid-key': 'Dieses Formular ist veraltet. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  'invalid-country': 'Dieses Länderkürzel gibt es nicht. Bitte geben Sie eines ein wie US oder DE.',
  'invalid-color': 'Bitte geben Sie eine Farbe ein, zum Beispiel #1a2b3c.',
  'invalid-link':
    'Bitte geben Sie eine Seite des Shops ein, zum Beispiel /about, oder einen Link mit https://, mailto: oder tel:.',
  'invalid-code': 'Bitte verwenden Sie 3 bis 32 Buchstaben, Ziffern und Bindestriche.',
  'file-too-large': ({ max = 0 }) =>
    `Diese Datei ist zu groß. Möglich sind höchstens ${formatNumber(max / 1_000_000)} MB.`,
  'too-many-files': ({ max = 0 }) =>
    max === 1
      ? 'Bitte wählen Sie nur eine Datei.'
      : `Bitte wählen Sie höchstens ${formatNumber(max)} Dateien.`,
  'wrong-file-type': 'Diese Art von Datei können wir nicht lesen.',
  'file-not-stored': 'Wir konnten Ihre Dateien nicht speichern. Bitte versuchen Sie es gleich noch einmal.',
  'bad-electronic-address':
    'Bitte geben Sie eine E-Mail-Adresse wie name@beispiel.de ein oder eine Webadresse, die mit https:// beginnt.',
  'bad-email': 'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.com.',
} satisfies typeof inputMessages

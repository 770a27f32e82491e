import type { accountDataMessages } from '../account-data.ts'

export default {
  title: 'Ihre Daten',
  intro:
    'Laden Sie alles herunter, was wir zu Ihrem Konto und Ihrer E-Mail-Adresse gespeichert haben: Bestellungen, Rechnungen, Adressen, Warenkorb, Wunschlisten, Benachrichtigungen, Bewertungen, Nachrichten und welche E-Mails wir Ihnen geschickt haben.',
  csv: 'Als CSV herunterladen',
  csvNote: 'Eine ZIP-Datei mit Tabellen für Excel, Numbers oder Google Sheets.',
  json: 'Als JSON herunterladen',
  jsonNote: 'Eine Datei für andere Programme.',
  leftOut:
    'Die Dateien enthalten keine Codes, Schlüssel oder Links, die etwas öffnen. Preise stehen in der kleinsten Einheit ihrer Währung, etwa in Cent.',
  download: 'Ihre Daten herunterladen',
  deleteAccount: 'Konto löschen',
} satisfies typeof accountDataMessages

import type en from '../en/pending-changes.ts'

export default {
  aboutSubject: ({ subject, message }) => `${subject}: ${message}`,
  addingWhenOnline: 'Sie sind offline. Wir fügen den Artikel hinzu, sobald Sie wieder online sind.',
  addingWhenReachable: 'Die Verbindung ist gerade gestört. Wir fügen den Artikel so bald wie möglich hinzu.',
  expired:
    'Die Verbindung war eine Woche lang gestört, deshalb wurde diese Änderung nicht gespeichert. Bitte versuchen Sie es noch einmal.',
  outdatedPage: 'Das hat leider nicht geklappt. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  savingWhenOnline: 'Sie sind offline. Wir speichern Ihre Änderungen, sobald Sie wieder online sind.',
  savingWhenReachable:
    'Die Verbindung ist gerade gestört. Wir speichern Ihre Änderungen so bald wie möglich.',
} satisfies typeof en

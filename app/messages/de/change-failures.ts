import type { changeFailureMessages } from '../change-failures.ts'

export default {
  aboutSubject: ({ subject, message }) => `${subject}: ${message}`,
  expired:
    'Die Verbindung war eine Woche lang gestört, deshalb wurde diese Änderung nicht gespeichert. Bitte versuchen Sie es noch einmal.',
  outdatedPage: 'Das hat leider nicht geklappt. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
} satisfies typeof changeFailureMessages

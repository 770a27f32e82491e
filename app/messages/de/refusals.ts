import type { refusalMessages } from '../refusals.ts'
import { pluralDe } from './plural.ts'

const wait = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  return seconds < 60
    ? pluralDe(seconds, { one: '1 Sekunde', other: `${seconds} Sekunden` })
    : pluralDe(minutes, { one: '1 Minute', other: `${minutes} Minuten` })
}

export default {
  tooManyPages: ({ seconds }) =>
    `Sie haben sehr viele Seiten in kurzer Zeit geöffnet. Bitte versuchen Sie es in ${wait(seconds)} erneut.`,
  unreadableForm:
    'Mit diesem Formular stimmt etwas nicht. Bitte gehen Sie zurück, laden Sie die Seite neu und versuchen Sie es erneut.',
  onlyForms: 'Bitte verwenden Sie dafür das Formular auf unserer Seite.',
  requests: {
    method: 'Diese Adresse nimmt solche Anfragen nicht an.',
    'cross-site':
      'Dieses Formular wurde von einer anderen Website gesendet. Bitte verwenden Sie das Formular auf unserer Seite.',
    'not-a-form': 'Dieses Format können wir nicht lesen. Bitte verwenden Sie das Formular auf unserer Seite.',
    'unknown-length':
      'Dieses Formular ist unvollständig angekommen. Laden Sie die Seite neu und senden Sie es erneut.',
    'too-large':
      'Das ist zu lang für dieses Formular. Bitte kürzen Sie Ihren Text und senden Sie ihn erneut.',
    'too-slow':
      'Die Übertragung Ihres Formulars hat zu lange gedauert. Bitte prüfen Sie Ihre Verbindung und senden Sie es erneut.',
    unreadable:
      'Mit diesem Formular stimmt etwas nicht. Bitte gehen Sie zurück, laden Sie die Seite neu und versuchen Sie es erneut.',
    'files-too-large': 'Diese Dateien sind zu groß. Bitte senden Sie weniger oder kleinere.',
    busy: 'Gerade ist bei uns sehr viel los. Bitte versuchen Sie es gleich noch einmal.',
  },
  pageUnavailable:
    'Wir können diese Seite im Moment nicht anzeigen. Bitte versuchen Sie es gleich noch einmal.',
  tryAgainSoon: 'Bitte versuchen Sie es gleich noch einmal.',
  nothingLost: 'Ihre Eingaben sind noch da.',
  chooseFilesAgain: 'Wählen Sie Ihre Dateien noch einmal aus:',
  sendAgain: 'Erneut senden',
  reloadPage: 'Seite neu laden',
  goToCart: 'Zum Warenkorb',
  opening: 'Der Shop wird gerade gestartet. Bitte versuchen Sie es gleich noch einmal.',
  notAPage: 'Unter dieser Adresse gibt es keine Seite.',
  failed: ({ id }) => `Bei uns ist etwas schiefgelaufen. Referenz: ${id}`,
} satisfies typeof refusalMessages

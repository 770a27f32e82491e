import type { reviewEmailMessages } from '../review-emails.ts'

export default {
  hidden: {
    subject: ({ product }) => `Ihre Bewertung von ${product} wird nicht mehr angezeigt`,
    heading: 'Wir haben Ihre Bewertung ausgeblendet',
    intro: ({ product }) =>
      `Ihre Bewertung von ${product} ist für andere nicht mehr sichtbar. Sie ist nicht gelöscht; solange sie ausgeblendet ist, zählen ihre Sterne nicht.`,
    reason: 'Grund',
    reasons: {
      advertising: 'Sie wirbt für etwas anderes. Das erlauben unsere Regeln für Bewertungen nicht.',
      'off-topic': 'Es geht darin nicht um das Produkt, wie es unsere Regeln für Bewertungen verlangen.',
      insulting: 'Sie beleidigt jemanden. Das erlauben unsere Regeln für Bewertungen nicht.',
      'personal-data':
        'Sie enthält persönliche Angaben über jemanden. Das erlauben unsere Regeln für Bewertungen nicht.',
      'not-genuine':
        'Wir haben Grund zur Annahme, dass sie nicht auf eigener Erfahrung mit dem Produkt beruht.',
      unlawful: 'Nach unserer Einschätzung verstößt sie gegen das Gesetz.',
      other: 'Sie entspricht nicht unseren Regeln für Bewertungen.',
    },
    yourReview: 'Ihr Text',
    decidedBy: 'Das hat ein Mensch in unserem Team entschieden, kein Programm.',
    next: 'Sie können Ihre Bewertung ändern, dann prüfen wir sie erneut. Wenn Sie anderer Meinung sind, antworten Sie bitte auf diese E-Mail. Sie können sich auch an eine außergerichtliche Streitbeilegungsstelle oder ein Gericht wenden.',
    change: 'Bewertung ändern',
  },
} satisfies typeof reviewEmailMessages

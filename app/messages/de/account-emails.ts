import type { accountEmailMessages } from '../account-emails.ts'

export default {
  signIn: {
    subject: 'Ihr Anmeldecode',
    preview: ({ code }) => `${code} ist Ihr Code. Er gilt 10 Minuten.`,
    heading: 'Ihr Anmeldecode',
    intro: 'Geben Sie diesen Code in dem Browser ein, in dem Sie ihn angefordert haben. Er gilt 10 Minuten.',
    orLink: 'Oder melden Sie sich auf diesem Gerät an:',
    button: 'Anmelden',
    notYou:
      'Wenn Sie keinen Code angefordert haben, ignorieren Sie diese E-Mail. Ohne den Code kann sich niemand anmelden. Wir fragen Sie nie danach.',
  },
  changeEmail: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    preview: ({ code }) => `${code} ist Ihr Code. Er gilt 10 Minuten.`,
    heading: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    intro:
      'Jemand, hoffentlich Sie, möchte diese Adresse für sein Konto verwenden. Geben Sie diesen Code in dem Browser ein, in dem Sie ihn angefordert haben. Er gilt 10 Minuten.',
    orLink: 'Oder bestätigen Sie sie hier, in einem Browser, in dem Sie angemeldet sind:',
    button: 'Adresse bestätigen',
    notYou:
      'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail und geben Sie den Code nicht weiter: Es ist nicht Ihr Konto. Wir fragen Sie nie danach.',
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    preview: ({ days }) => `Wenn Sie das nicht waren, können Sie es ${days} Tage lang rückgängig machen.`,
    heading: 'Ihre E-Mail-Adresse wurde geändert',
    intro: ({ days }) =>
      `Ihr Konto hat jetzt eine andere E-Mail-Adresse. Mit dieser können Sie sich dort nicht mehr anmelden. Wenn Sie das selbst waren, ist nichts zu tun. Wenn nicht, machen Sie die Änderung innerhalb von ${days} Tagen rückgängig:`,
    button: 'Änderung rückgängig machen',
    effect: 'Ihr Konto bekommt diese Adresse zurück, und alle Geräte werden abgemeldet.',
  },
  confirmAccount: {
    subject: 'Bestätigen Sie, dass Sie es sind',
    preview: ({ code }) => `${code} ist Ihr Code. Er gilt 10 Minuten.`,
    heading: 'Bestätigen Sie, dass Sie es sind',
    intro: 'Geben Sie diesen Code in dem Browser ein, in dem Sie ihn angefordert haben. Er gilt 10 Minuten.',
    notYou:
      'Wenn Sie keinen Code angefordert haben, ist jemand auf einem anderen Gerät in Ihrem Konto angemeldet. Melden Sie sich in Ihrem Konto unter „Geräte“ überall ab. Wir fragen Sie nie nach dem Code.',
  },
  deletion: {
    subject: 'Ihr Konto wird gelöscht',
    preview: ({ date }) => `Am ${date}. Bis dahin können Sie es behalten.`,
    heading: 'Ihr Konto wird gelöscht',
    intro: ({ date }) =>
      `Sie möchten Ihr Konto löschen. Wir löschen es am ${date}, mit Ihren Adressen, Ihrem Warenkorb und Ihren Wunschlisten.`,
    orKeep: 'Doch nicht? Um es zu behalten, müssen Sie sich nicht anmelden.',
    button: 'Konto behalten',
    notYou:
      'Wenn Sie das nicht waren, behalten Sie Ihr Konto. Melden Sie sich dann an und wählen Sie unter „Geräte“ „Überall abmelden“.',
  },
  deleted: {
    subject: 'Ihr Konto ist gelöscht',
    preview: 'Danke für Ihre Einkäufe.',
    heading: 'Ihr Konto ist gelöscht',
    intro:
      'Mit ihm haben wir Ihre Adressen, Ihren Warenkorb, Ihre Wunschlisten und Benachrichtigungen gelöscht und alle Geräte abgemeldet.',
    orders:
      'Ihre Bestellungen und Rechnungen bewahren wir so lange auf, wie das Gesetz es verlangt. Sie gehören zu keinem Konto mehr; die Links in ihren E-Mails funktionieren weiter.',
    goodbye: 'Als Gast können Sie jederzeit bestellen. Danke für Ihre Einkäufe.',
  },
  dataDeletion: {
    subject: 'Ihre Daten werden gelöscht',
    preview: ({ date }) => `Am ${date}. Bis dahin können Sie das stoppen.`,
    heading: 'Ihre Daten werden gelöscht',
    intro: ({ date }) =>
      `Sie möchten, dass wir löschen, was wir unter dieser E-Mail-Adresse gespeichert haben. Am ${date} löschen wir Ihre Nachrichten an uns, Ihre Benachrichtigungen und unsere Kopien der E-Mails an Sie. Bestellungen und Rechnungen bewahren wir so lange auf, wie das Gesetz es verlangt.`,
    orKeep: 'Doch nicht? Mit einem Klick bleibt alles, wie es ist.',
    button: 'Daten behalten',
    notYou: 'Wenn Sie das nicht waren, behalten Sie Ihre Daten und sagen Sie uns Bescheid.',
  },
  dataDeleted: {
    subject: 'Ihre Daten sind gelöscht',
    preview: 'Danke für Ihre Einkäufe.',
    heading: 'Ihre Daten sind gelöscht',
    intro:
      'Wir haben Ihre Nachrichten an uns, Ihre Benachrichtigungen und unsere Kopien der E-Mails an Sie gelöscht. Ihre Bewertungen tragen Ihren Namen nicht mehr.',
    orders:
      'Ihre Bestellungen und Rechnungen bewahren wir so lange auf, wie das Gesetz es verlangt. Die Links in ihren E-Mails funktionieren weiter.',
    goodbye: 'Sie können jederzeit wieder bestellen. Danke für Ihre Einkäufe.',
  },
  passkeyAdded: {
    subject: 'Ihr Konto hat einen neuen Passkey',
    preview: 'Wenn Sie das nicht waren, entfernen Sie ihn jetzt.',
    text: ({ name }) => `Mit diesem Passkey können Sie sich jetzt anmelden: ${name}.`,
    notYou:
      'Wenn Sie das nicht waren, melden Sie sich per E-Mail an, entfernen Sie den Passkey und melden Sie sich überall ab. Prüfen Sie danach, wer außer Ihnen Ihre E-Mails lesen kann.',
  },
  passkeyRemoved: {
    subject: 'Ein Passkey wurde aus Ihrem Konto entfernt',
    preview: 'Per E-Mail können Sie sich weiterhin anmelden.',
    text: ({ name }) =>
      `Mit diesem Passkey ist keine Anmeldung mehr möglich: ${name}. Per E-Mail können Sie sich immer anmelden.`,
    notYou:
      'Wenn Sie das nicht waren, melden Sie sich per E-Mail an und überall ab. Prüfen Sie danach, wer außer Ihnen Ihre E-Mails lesen kann.',
  },
  staffInvitation: {
    subject: ({ shop }: { shop: string }) => `Arbeiten Sie mit bei ${shop}`,
    preview: 'Dieser Link gilt einmal, innerhalb von 24 Stunden.',
    intro: ({ inviter, shop }: { inviter: string; shop: string }) =>
      `${inviter} lädt Sie ein, im Büro von ${shop} mitzuarbeiten. Der Link gilt einmal, innerhalb von 24 Stunden. Danach richten Sie einen Passkey oder eine App für Codes ein: Ein Passwort gibt es nicht.`,
    button: 'Büro öffnen',
    notExpected:
      'Wenn Sie diese Einladung nicht erwartet haben, ignorieren Sie diese E-Mail. Ohne sie kann niemand den Link verwenden.',
  },
  staffReset: {
    subject: ({ shop }: { shop: string }) => `Richten Sie Ihre Anmeldung bei ${shop} neu ein`,
    preview: 'Dieser Link gilt einmal, innerhalb von 24 Stunden.',
    intro: ({ inviter, shop }: { inviter: string; shop: string }) =>
      `${inviter} hat Ihre Anmeldung im Büro von ${shop} zurückgesetzt. Sie sind abgemeldet, und Ihre Passkeys, Ihre App und Ihre Wiederherstellungscodes gelten nicht mehr. Richten Sie mit diesem Link einen neuen Passkey oder eine App ein. Er gilt einmal, innerhalb von 24 Stunden.`,
    button: 'Büro öffnen',
    notExpected:
      'Wenn Sie das nicht erwartet haben, fragen Sie in Ihrem Team nach, bevor Sie den Link verwenden. Leiten Sie diese E-Mail nicht weiter.',
  },
  staffSecurity: {
    preview: 'Wenn Sie das nicht waren, handeln Sie jetzt.',
    subject: ({ subject, shop }: { subject: string; shop: string }) => `${subject} (Büro von ${shop})`,
    events: {
      'passkey-added': {
        subject: 'Neuer Passkey',
        text: ({ name }: { name: string }) =>
          `Mit diesem Passkey können Sie sich jetzt im Büro anmelden: ${name}.`,
      },
      'passkey-removed': {
        subject: 'Passkey entfernt',
        text: ({ name }: { name: string }) =>
          `Mit diesem Passkey können Sie sich nicht mehr im Büro anmelden: ${name}.`,
      },
      'app-added': {
        subject: 'Neue App für Codes',
        text: () => 'Sie können sich jetzt mit Codes aus einer App im Büro anmelden.',
      },
      'app-removed': {
        subject: 'App für Codes entfernt',
        text: () =>
          'Mit den Codes Ihrer App und Ihren Wiederherstellungscodes können Sie sich nicht mehr im Büro anmelden.',
      },
      'recovery-codes': {
        subject: 'Neue Wiederherstellungscodes',
        text: () => 'Ihr Konto im Büro hat neue Wiederherstellungscodes. Die alten Codes gelten nicht mehr.',
      },
      'email-requested': {
        subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
        text: () => 'Jemand möchte sich mit dieser Adresse im Büro anmelden. Waren Sie das?',
      },
      'email-changed': {
        subject: 'Ihre E-Mail-Adresse wurde geändert',
        text: ({ name }: { name: string }) =>
          `Im Büro melden Sie sich jetzt mit ${name} und einem Code an. An diese Adresse schreiben wir nicht mehr.`,
      },
      'wrong-codes': {
        subject: 'Viele falsche Codes',
        text: () =>
          'Jemand hat mit Ihrer E-Mail-Adresse viele falsche Codes eingegeben. Angemeldet hat sich damit niemand. Codes aus Ihrer App funktionieren vielleicht eine Weile nicht, Passkeys und Wiederherstellungscodes schon.',
      },
    },
    button: 'Konto prüfen',
    requested: {
      preview: 'Ohne Ihre Bestätigung ändert sich nichts.',
      notYou: 'Waren Sie das nicht, dann ignorieren Sie diese E-Mail. Es ändert sich nichts.',
    },
    useAddress: 'Diese Adresse verwenden',
    takeBack: 'Das war ich nicht: rückgängig machen',
    notYou:
      'Wenn Sie das nicht waren, entfernen Sie in Ihrem Konto, was Sie nicht kennen, und melden Sie alle anderen Geräte ab. Wenn Sie sich nicht anmelden können, bitten Sie eine Inhaberin oder einen Inhaber des Shops um Hilfe.',
  },
  unnamedPasskey: 'ohne Namen',
  viewPasskeys: 'Passkeys ansehen',
} satisfies typeof accountEmailMessages

import type { wishListMessages } from '../wish-lists.ts'
import { pluralDe } from './plural.ts'

export default {
  empty:
    'Hier ist noch nichts gespeichert. Mit dem Herz an einem Produkt speichern Sie es hier. Wir zeigen Ihnen dann, wenn es günstiger wird oder wieder verfügbar ist.',
  tabs: 'Ihre Listen',
  share: 'Teilen',
  priceAlerts: 'Preisalarm',
  delete: 'Löschen',
  rename: 'Umbenennen',
  renameTitle: ({ list }) => `„${list}“ umbenennen`,
  deleteTitle: ({ list }) => `„${list}“ löschen?`,
  deleteContents: ({ count }) =>
    count === 0
      ? 'Diese Liste ist leer.'
      : pluralDe(count, {
          one: 'Das Produkt auf der Liste wird ebenfalls entfernt.',
          other: `Die ${count} Produkte auf der Liste werden ebenfalls entfernt.`,
        }),
  deleteLink: 'Der Link zur Liste funktioniert dann nicht mehr.',
  deleteForGood: 'Das lässt sich nicht rückgängig machen.',
  deleteList: 'Liste löschen',
  keepList: 'Liste behalten',
  newList: 'Neue Liste',
  name: 'Name',
  createList: 'Liste anlegen',
  creating: 'Ihre Liste wird angelegt …',
  deleting: 'Die Liste wird gelöscht …',
  shared: 'Geteilt',
  sharedNote:
    'Wer diesen Link hat, kann die Liste ansehen, aber nicht ändern. Ihr Name wird nicht angezeigt.',
  link: 'Link zu dieser Liste',
  linkPending: 'Der Link wird erstellt …',
  copyLink: 'Link kopieren',
  copied: 'Kopiert',
  linkCopied: 'Link kopiert.',
  copyFailed:
    'Ihr Browser lässt das Kopieren nicht zu. Der Link ist markiert, sodass Sie ihn selbst kopieren können.',
  stopSharing: 'Nicht mehr teilen',
  removeProduct: ({ title }) => `${title} entfernen`,
  view: 'Ansehen',
  chooseOptions: 'Ausführung wählen',
  moveToCart: 'In den Warenkorb',
  moveToList: 'Auf andere Liste verschieben',
  moveTitle: ({ title }) => `${title} verschieben nach`,
  inCart: ({ title }) => `${title} wurde in den Warenkorb verschoben.`,
  movedTo: ({ title, list }) => `${title} ist jetzt auf „${list}“.`,
  removed: ({ title }) => `${title} wurde von dieser Liste entfernt.`,
  keepOnList: 'Auch auf der Liste behalten',
  notices: {
    'no-longer-sold': 'Nicht mehr erhältlich',
    'variant-gone': 'Diese Ausführung gibt es nicht mehr',
    'sold-out': 'Ausverkauft',
    'back-in-stock': 'Wieder verfügbar',
  },
  priceDropped: ({ oldPrice, newPrice }) => `Preis gesenkt: vorher ${oldPrice}, jetzt ${newPrice}`,
  sharedTitle: 'Geteilte Merkliste',
  sharedSubtitle: ({ products }) => `Diese Merkliste wurde mit Ihnen geteilt: ${products}`,
  sharedEmpty: 'Auf dieser Liste ist zurzeit nichts.',
} satisfies typeof wishListMessages

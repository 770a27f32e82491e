import { maxListNameLength } from '#commerce/cart/wish-lists/list-name.ts'
import { maxLists, maxWishesPerList } from '#commerce/cart/wish-lists/wish-list.ts'
import type { wishListResultMessages } from '../wish-list-results.ts'

const onto = (list: string | undefined) => (list === undefined ? 'Ihrer Liste' : `„${list}“`)

export default {
  goToWishList: 'Zu Ihrer Merkliste',
  thisProduct: 'Dieses Produkt',
  results: {
    saved: ({ title, list }) => `${title} ist jetzt auf ${onto(list)}.`,
    'saved-already': ({ title, list }) => `${title} ist bereits auf ${onto(list)}.`,
    'saved-other-variant': ({ title, list }) =>
      `${title} auf ${onto(list)} wurde auf Ihre neue Auswahl geändert.`,
    removed: ({ title }) => `${title} wurde von Ihrer Liste entfernt.`,
    restored: ({ title }) => `${title} ist wieder auf Ihrer Liste.`,
    moved: ({ title, list }) => `${title} ist jetzt auf ${onto(list)}.`,
    'moved-to-cart': ({ title }) => `${title} wurde in den Warenkorb verschoben.`,
    created: ({ list }) =>
      list === undefined
        ? 'Liste angelegt. Was Sie ab jetzt merken, kommt auf diese Liste.'
        : `„${list}“ wurde angelegt. Was Sie ab jetzt merken, kommt auf diese Liste.`,
    renamed: ({ list }) => (list === undefined ? 'Liste umbenannt.' : `Die Liste heißt jetzt „${list}“.`),
    deleted: () => 'Liste gelöscht.',
    shared: () => 'Wer den Link hat, kann diese Liste jetzt ansehen.',
    unshared: () => 'Diese Liste ist wieder privat. Der alte Link funktioniert nicht mehr.',
    'unknown-product': () => 'Dieses Produkt führen wir nicht mehr.',
    'unknown-list': () => 'Diese Liste gibt es nicht.',
    'not-on-list': () => 'Dieses Produkt ist nicht mehr auf Ihrer Liste.',
    'list-full': () =>
      `Auf eine Liste passen höchstens ${maxWishesPerList} Produkte. Entfernen Sie eines, um ein anderes zu speichern.`,
    'too-many-lists': () =>
      `Mehr als ${maxLists} Listen sind nicht möglich. Löschen Sie eine, um eine neue anzulegen.`,
    'invalid-name': () => `Geben Sie einen Namen mit 1 bis ${maxListNameLength} Zeichen ein.`,
    'name-taken': () => 'Eine Liste mit diesem Namen haben Sie bereits. Wählen Sie einen anderen Namen.',
    'choose-options-first': ({ title }) => `Bitte wählen Sie zuerst eine Ausführung von ${title}.`,
  },
} satisfies typeof wishListResultMessages

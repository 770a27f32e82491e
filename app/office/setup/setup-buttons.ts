import { expectedLegalPages } from '#commerce/content/legal-pages/legal-page.ts'
import { linkLegalPages } from '#commerce/content/legal-pages/link-legal-pages.server.ts'
import { choiceField } from '#commerce/editing/input/text-fields.server.ts'
import { deleteSetupNote, saveSetupNote } from '#commerce/running/setup/setup-store.server.ts'
import { askPaymentProvider } from '#commerce/running/setup/try-setup.server.ts'
import { setupMessages as texts } from '#messages/office/setup.ts'
import { buttonsOf } from '../notices/buttons.server.ts'

const { button, routesOf } = buttonsOf({ path: '/office/setup' })

/** A yes or no that is noted with its time. */
function noteButton(note: Parameters<typeof saveSetupNote>[1], says: { yes: string; no: string }) {
  return button({
    may: 'settings.edit',
    fields: { answer: choiceField(['yes', 'no']) },
    press: async ({ db, values: { answer }, by }) => {
      if (answer === 'yes') await saveSetupNote(db, note, by.now.toISOString())
      else await deleteSetupNote(db, note)
      return says[answer]
    },
  })
}

const buttons = routesOf({
  // It says whether it accepts the shop's keys.
  'ask-provider': button({
    may: 'settings.edit',
    press: async ({ db, shop }) => texts.provider[(await askPaymentProvider(db, shop.providers)) ?? 'none'],
  }),
  tax: noteButton('setup_untaxed_at', { yes: texts.untaxed, no: texts.taxed }),
  // Into the footer.
  'link-pages': button({
    may: 'settings.edit',
    press: async ({ db, shop, origin }) => {
      const { country } = await shop.settings()
      const linked = await linkLegalPages(db, origin, expectedLegalPages(country))
      return { text: texts.linked, changeSet: linked.ok ? linked.changeSet : null }
    },
  }),
  // From Today and the menu.
  dismiss: noteButton('setup_dismissed_at', { yes: texts.dismissed, no: texts.shownAgain }),
})

export const middleware = buttons.middleware
export const action = buttons.action

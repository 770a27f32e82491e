import { legalPageKinds } from '#commerce/content/legal-pages/legal-page.ts'
import { linkLegalPages } from '#commerce/content/legal-pages/link-legal-pages.server.ts'
import { choiceField } from '#commerce/editing/input/text-fields.server.ts'
import { legalPageMessages as texts } from '#messages/office/legal-pages.ts'
import { buttonsOf } from '../notices/buttons.server.ts'

const { button, routesOf } = buttonsOf({ path: '/office/content' })

const buttons = routesOf({
  // Into the list of help pages.
  'link-legal-page': button({
    may: 'content.edit',
    fields: { legal: choiceField(legalPageKinds) },
    press: async ({ db, values: { legal: kind }, origin }) => {
      const linked = await linkLegalPages(db, origin, [kind])
      const changeSet = linked.ok ? linked.changeSet : null
      return { text: changeSet === null ? texts.notLinkedYet : texts.linked(texts.kinds[kind]), changeSet }
    },
  }),
})

export const middleware = buttons.middleware
export const action = buttons.action

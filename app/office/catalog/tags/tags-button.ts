import { compensations } from '#commerce/editing/compensations/compensations.server.ts'
import { textField } from '#commerce/editing/input/text-fields.server.ts'
import { removeTag } from '#commerce/editing/merging/merge-records.server.ts'
import { mergeMessages as texts } from '#messages/office/merging.ts'
import { buttonsOf } from '../../notices/buttons.server.ts'
import { mergePath } from '../../records/merge-path.ts'

const { button, routesOf } = buttonsOf({ path: '/office/catalog/tags' })

const buttons = routesOf({
  // From all its products.
  remove: button({
    may: 'products.edit',
    fields: { tag: textField({ max: 100 }) },
    press: async ({ db, values: { tag }, origin }) => {
      const reason = texts.removedTag(tag)
      const removed = await removeTag(db, { ...origin, reason }, tag, compensations)
      if (removed.ok === false && removed.reason === 'in-use')
        return { to: mergePath('tags', tag), text: texts.refusals['in-use'] }
      if (!removed.ok) return texts.refusals[removed.reason]
      return {
        text: removed.isFinished ? texts.done(reason) : texts.continues(reason),
        changeSet: removed.changeSet,
      }
    },
  }),
})

export const middleware = buttons.middleware
export const action = buttons.action

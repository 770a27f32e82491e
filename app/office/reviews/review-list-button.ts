import { listField } from '#commerce/editing/input/field.server.ts'
import { idField } from '#commerce/editing/input/number-fields.server.ts'
import { approveReviews } from '#commerce/people/reviews/moderate-reviews.server.ts'
import { officeReviewMessages as texts } from '#messages/office/reviews.ts'
import { safeReturnPath } from '#web/forms/return-path.ts'
import { returnToField } from '#web/forms/return-to-field.server.ts'
import { buttonsOf } from '../notices/buttons.server.ts'

/** A page of the list, and some. */
const maxReviews = 200

const list = '/office/reviews'

const { button, routesOf } = buttonsOf({ path: list })

const buttons = routesOf({
  approve: button({
    may: 'reviews.edit',
    fields: { pick: listField(idField, { max: maxReviews }), returnTo: returnToField },
    press: async ({ db, url, values: { pick, returnTo }, by }) => {
      const { approved, changeSet } = await approveReviews(db, pick, by)
      const text = approved === 0 ? texts.nothingApproved : texts.approved(approved)
      return { to: safeReturnPath(returnTo, url.origin) ?? list, text, changeSet }
    },
  }),
})

export const middleware = buttons.middleware
export const action = buttons.action

import { data } from 'react-router'
import { categoryMoves } from '#commerce/catalog/categories/category-tree.ts'
import { moveCategory } from '#commerce/catalog/categories/move-category.server.ts'
import { categoryRecord } from '#commerce/catalog/products/taxonomy-records.server.ts'
import { choiceField } from '#commerce/editing/input/text-fields.server.ts'
import { findRecordRow } from '#commerce/editing/read-records.server.ts'
import { moveMessages as texts } from '#messages/office/moves.ts'
import { buttonsOf } from '../../notices/buttons.server.ts'

const { button, routesOf } = buttonsOf({ path: '/office/catalog/categories' })

const buttons = routesOf({
  // One step in the tree.
  ':record/move': button({
    may: 'products.edit',
    fields: { direction: choiceField(categoryMoves) },
    press: async ({ db, params, values: { direction }, origin }) => {
      const row = await findRecordRow(db, categoryRecord, [params.record!])
      if (!row) throw data(null, { status: 404 })
      const name = String(row.name)
      const reason = texts.reason(name, direction)
      const moved = await moveCategory(db, { ...origin, reason }, Number(row.id), direction)
      if (!moved.ok) return texts.cannot(name)
      return { text: texts.moved(name, direction), changeSet: moved.changeSet }
    },
  }),
})

export const middleware = buttons.middleware
export const action = buttons.action

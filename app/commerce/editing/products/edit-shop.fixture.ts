import type { DatabaseKind } from '#test/databases.ts'
import type { AdjustmentReason } from '../../catalog/stock/stock-adjustment.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { changeShop, changeTestNow } from '../changes/change-shop.fixture.ts'
import { undo } from '../compensations/undo.server.ts'
import type { EditedValues } from '../merge-edits.ts'
import { readProductEdit } from './read-product-edit.server.ts'
import { saveProduct } from './save-product.server.ts'

/** The demo shop, with a form for its product "product": 25 variants, several pictures. */
export async function editShop(kind: DatabaseKind, slug = 'product') {
  const shop = await changeShop(kind)
  const { db, origin } = shop
  const { id } = await shop.product(slug)
  const read = async () => (await readProductEdit(db, id))!
  const shown = await read()
  let forms = 0
  /** Saves what a form that showed `base` says now. */
  const save = (
    mine: EditedValues,
    {
      base = shown.values,
      stockReason = 'correction' as AdjustmentReason,
      more = {} as { key?: string },
    } = {},
  ) =>
    saveProduct(
      db,
      { ...origin(), key: more.key ?? `form ${++forms}` },
      { id, base, mine: { ...base, ...mine }, stockReason },
    )
  const undoLast = async () => {
    const { last } = await db
      .selectFrom('change_set')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow()
    return undo(db, last, { actor: namedStaff('Grace'), now: changeTestNow })
  }
  return { ...shop, id, shown, read, save, undoLast }
}

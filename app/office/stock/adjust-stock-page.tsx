import { data } from 'react-router'
import { changeKeyField } from '#commerce/cart/visitors/change-key-field.server.ts'
import { adjustStock } from '#commerce/catalog/stock/adjust-stock.server.ts'
import {
  adjustmentOf,
  adjustmentReasons,
  type ChosenReason,
} from '#commerce/catalog/stock/stock-adjustment.ts'
import { wholeNumberField } from '#commerce/editing/input/number-fields.server.ts'
import { choiceField } from '#commerce/editing/input/text-fields.server.ts'
import { staffActor } from '#commerce/values/actor.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { inputErrorText } from '#messages/input-errors.ts'
import { officeStockMessages as texts } from '#messages/office/stock.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/adjust-stock-page.ts'
import { AdjustForm } from './adjust-form.tsx'
import { loadStockItem, nameOfItem } from './load-stock-item.server.ts'

const fields = {
  key: changeKeyField,
  reason: choiceField(Object.keys(adjustmentReasons) as ChosenReason[]),
  units: wholeNumberField({ max: 1_000_000 }),
  seen: wholeNumberField({ max: 1_000_000_000 }),
}

export const middleware = [allow('stock.edit'), acceptForm(fields)]

export async function loader(args: Route.LoaderArgs) {
  return { item: await loadStockItem(args), formKey: newToken() }
}

export async function action(args: Route.ActionArgs) {
  const item = await loadStockItem(args)
  const input = await readInput(args, fields)
  if (!input.ok && Object.keys(input.errors).length === 0) return refuseInput(args)
  if (!input.ok) {
    const errors = Object.fromEntries(
      Object.entries(input.errors).map(([name, error]) => [name, inputErrorText(error!)]),
    )
    return data({ errors, typed: input.typed }, { status: 400 })
  }
  const { key, reason, units, seen } = input.values
  const { db } = args.context.get(shopContext)
  const actor = staffActor(args.context.get(staffContext))
  const change = adjustmentOf(reason, units, seen)
  const adjusted = await adjustStock(db, item.sku, change, { actor, now: new Date(), reason, key })
  if (!adjusted.ok) {
    if (adjusted.reason === 'unknown-sku') throw data(null, { status: 404 })
    const errors = { units: texts.refusals[adjusted.reason](item.available) }
    return data({ errors, typed: input.typed }, { status: 400 })
  }
  const notice = {
    text: texts.adjusted(nameOfItem(item), adjusted.available),
    changeSet: adjusted.changeSet,
  }
  return redirectWithNotice(args.request, `/office/stock/${encodeURIComponent(item.sku)}`, notice)
}

/** The form by itself, with its errors. */
export default function AdjustStockPage({ loaderData, actionData }: Route.ComponentProps) {
  const { item, formKey } = loaderData
  const name = [item.title, item.options].filter(Boolean).join(', ')
  return (
    <>
      <PageHead
        title={texts.adjustTitle(name)}
        note={texts.inStock(item.available)}
        trail={[
          { to: '/office/stock', label: texts.title },
          { to: `/office/stock/${encodeURIComponent(item.sku)}`, label: item.sku },
        ]}
      />
      <AdjustForm item={item} formKey={formKey} {...actionData} />
    </>
  )
}

import { editOrder, previewOrderEdit } from '#commerce/orders/edits/edit-order.server.ts'
import { readEditableVariants } from '#commerce/orders/edits/editable-variant-store.server.ts'
import type { TypedOrderEdit } from '#commerce/orders/edits/prepare-order-edit.server.ts'
import type { Order } from '#commerce/orders/order.ts'
import { readDeliveryCountries } from '#commerce/selling/delivery/delivery-store.server.ts'
import { staffActor } from '#commerce/values/actor.ts'
import { validateAddress } from '#commerce/values/addresses/validate-address.ts'
import { toAmount } from '#commerce/values/money.ts'
import { parseEmail } from '#commerce/values/typed/email-address.ts'
import { formatMoney } from '#messages/format.ts'
import { orderEditMessages as texts } from '#messages/office/order-edit.ts'
import { sharedMessages } from '#messages/shared.ts'
import { redirectWithNotice } from '#office/notices/notice.server.ts'
import { addressErrorText } from '#ui/address-text.ts'
import { readInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { loadOrderPage, staffOrderPath } from '../load-order-page.server.ts'
import { withMoneyToSend } from '../refund-state.server.ts'
import type { Route } from './+types/edit-order-page.ts'
import {
  type EditValues,
  editFields,
  quantitiesOf,
  typedAddress,
  typedQuantities,
} from './edit-fields.server.ts'
import { type EditFormView, editFormView } from './edit-form-view.server.ts'
import { editPreviewView } from './edit-preview-view.server.ts'

export type EditAnswer = EditFormView & {
  /** Why it was refused as a whole. */
  error?: string
  /** Above the preview. */
  notice?: string
  preview?: ReturnType<typeof editPreviewView>
}

/** Shows what an edit does, or makes it if that is what the page showed. */
export async function reviewOrEdit(args: Route.ActionArgs): Promise<Response | EditAnswer> {
  const { request, context, params } = args
  const { db } = context.get(shopContext)
  const page = await loadOrderPage(db, params.number)
  const { order } = page
  const input = await readInput(args, editFields)
  if (!input.ok) {
    const unchanged = { quantities: quantitiesOf(order), added: new Map(), ...order }
    return { ...(await editFormView(db, order, unchanged)), error: texts.unreadable }
  }
  const { values } = input
  const typed = { ...typedQuantities(values), address: typedAddress(values), email: values.email ?? '' }
  const form = await editFormView(db, order, typed, values.find)
  const checked = await checkContact(db, order, typed)
  if (!checked.ok) return { ...form, errors: checked.errors }
  const edit: TypedOrderEdit = { ...typed, ...checked.contact }
  const saved = await saveAsSeen(args, order, edit, values)
  if (saved?.ok) {
    const refund = saved.refunded > 0 ? formatMoney(toAmount(saved.refunded), order.currency) : undefined
    const to = staffOrderPath(order)
    if (refund === undefined)
      return redirectWithNotice(request, to, { text: texts.saved, changeSet: saved.changeSet })
    const link = { to: `${to}/edit`, label: texts.editAgain }
    const text = await withMoneyToSend(db, order, texts.savedRefund(refund))
    return redirectWithNotice(request, to, { text, link })
  }
  const { plan, seen } = await previewOrderEdit(db, order, edit)
  if (!plan.ok) {
    // Nothing is wrong with a search.
    if (plan.reason === 'nothing-changed' && values.find !== undefined) return form
    const variants = await readEditableVariants(db, { skus: plan.sku === undefined ? [] : [plan.sku] })
    return { ...form, error: texts.refusals[plan.reason]({ item: variants[0]?.title ?? plan.sku ?? '' }) }
  }
  const notice =
    saved?.reason === 'order-changed'
      ? texts.conflict
      : saved?.reason === 'outcome-changed'
        ? texts.outcomeChanged
        : undefined
  return { ...form, ...(notice && { notice }), preview: editPreviewView(page, plan.edit, seen) }
}

/** Undefined unless the button of a preview was pressed. */
async function saveAsSeen(
  { context }: Pick<Route.ActionArgs, 'context'>,
  { id }: Order,
  edit: TypedOrderEdit,
  { seen, key }: EditValues,
) {
  const [order, plan] = seen?.split('.') ?? []
  if (order === undefined || plan === undefined) return undefined
  const actor = staffActor(context.get(staffContext))
  const command = { ...edit, key, seen: { order, plan }, actor, now: new Date() }
  return editOrder(context.get(shopContext).db, id, command)
}

type Contact = Pick<TypedOrderEdit, 'email' | 'address'>

/** An address that stays may be one that the shop no longer delivers to. */
async function checkContact(
  db: Parameters<typeof readDeliveryCountries>[0],
  order: Order,
  typed: Contact,
): Promise<{ ok: true; contact: Contact } | { ok: false; errors: Record<string, string> }> {
  const countries = [...(await readDeliveryCountries(db)), order.address.country]
  const email = parseEmail(typed.email)
  const address = validateAddress(typed.address, countries)
  if (email.ok && address.ok) return { ok: true, contact: { email: email.email, address: address.address } }
  const errors = Object.entries(address.ok ? {} : address.errors).map(([field, reason]) => [
    field,
    addressErrorText(typed.address.country, field as keyof Contact['address'], reason),
  ])
  const emailError = email.ok
    ? {}
    : { email: email.reason === 'no-email' ? sharedMessages.enterEmail : sharedMessages.invalidEmail }
  return { ok: false, errors: { ...Object.fromEntries(errors), ...emailError } }
}

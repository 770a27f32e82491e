import { data, href } from 'react-router'
import { numberedField } from '#commerce/editing/input/field.server.ts'
import { wholeNumberField } from '#commerce/editing/input/number-fields.server.ts'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import { unshippedLines } from '#commerce/orders/fulfillment/part-shipment.ts'
import { shipOrder } from '#commerce/orders/fulfillment/ship-order.server.ts'
import { parseShipment } from '#commerce/orders/fulfillment/shipment.ts'
import { staffActor } from '#commerce/values/actor.ts'
import { inputErrorText } from '#messages/input-errors.ts'
import { orderPageMessages } from '#messages/office/order-page.ts'
import { orderStepMessages } from '#messages/office/order-steps.ts'
import { redirectWithNotice } from '#office/notices/notice.server.ts'
import { DraftForm, type FormErrors } from '#office/ui/form/draft-form.tsx'
import { TextBox } from '#office/ui/form/office-field.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { readInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { loadStaffOrder, staffOrderPath } from '../load-order-page.server.ts'
import { lineView } from '../order-line-view.server.ts'
import { acceptStepForm } from '../step-form.server.ts'
import type { Route } from './+types/ship-order-page.ts'
import { ChosenUnits } from './chosen-units.tsx'
import styles from './step-page.module.css'

const fields = {
  quantity: numberedField(wholeNumberField({ max: 999 }), { max: 200 }),
  carrier: typedField({ max: 200 }),
  tracking: typedField({ max: 200 }),
  url: typedField({ max: 1000 }),
}

export const middleware = [allow('orders.pack'), acceptStepForm(fields)]

const { ship: texts } = orderStepMessages

/** The field that a refusal is about. */
const fieldOf = { 'no-carrier': 'carrier', 'no-tracking-number': 'tracking', 'bad-url': 'url' } as const

export async function loader({ context, params }: Route.LoaderArgs) {
  const order = await loadStaffOrder(context.get(shopContext).db, params.number)
  const lines = unshippedLines(order.lines).map(part => lineView(order, part))
  const draftKey = `${context.get(staffContext).id}:ship-${order.id}`
  const isPacked = order.state === 'packed'
  return { number: order.number, draftKey, email: order.email, isPacked, lines }
}

export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const { db } = context.get(shopContext)
  const order = await loadStaffOrder(db, params.number)
  const input = await readInput(args, fields)
  const refuse = (errors: FormErrors) => data({ errors, typed: input.typed }, { status: 422 })
  if (!input.ok)
    return refuse(
      Object.fromEntries(Object.entries(input.errors).map(([name, error]) => [name, inputErrorText(error!)])),
    )
  const { quantity, carrier, tracking, url } = input.values
  const parsed = parseShipment({ carrier, tracking, url })
  if (!parsed.ok) return refuse({ [fieldOf[parsed.reason]]: texts.refusals[parsed.reason] })
  const chosen = [...quantity].map(([orderLineId, count]) => ({ orderLineId, quantity: count }))
  const lines = chosen.filter(line => line.quantity > 0)
  const actor = staffActor(context.get(staffContext))
  const shipped = await shipOrder(db, order, parsed.shipment, { actor, now: new Date(), lines })
  if (!shipped.ok) {
    const { reason, orderLineId } = shipped
    return refuse({ [orderLineId ? `quantity-${orderLineId}` : '']: texts.refusals[reason] })
  }
  return redirectWithNotice(request, staffOrderPath(order), {
    text: texts.shipped,
    changeSet: shipped.changeSet,
  })
}

/** Ships the packed items of an order, or some of them. */
export default function ShipOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, draftKey, email, isPacked, lines } = loaderData
  const { errors = {}, typed = {} } = actionData ?? {}
  const trail = [
    { to: '/office/orders', label: orderPageMessages.orders },
    { to: href('/office/orders/:number', { number }), label: number },
  ]
  return (
    <>
      <PageHead title={texts.title(number)} trail={trail} />
      {!isPacked && !actionData && <p className={styles.says}>{texts.refusals['not-now']}</p>}
      <DraftForm
        draftKey={draftKey}
        version={number}
        errors={errors}
        isStep
        says={texts.says({ email })}
        save={texts.button}
      >
        <div className={styles.form}>
          <fieldset>
            <legend>{texts.items}</legend>
            {lines.map(line => (
              <ChosenUnits
                key={line.id}
                line={line}
                value={typed[`quantity-${line.id}`] ?? line.quantity}
                error={errors[`quantity-${line.id}`]}
              />
            ))}
          </fieldset>
          <div className={styles.fields}>
            <TextBox
              label={texts.carrier}
              name="carrier"
              list="carriers"
              defaultValue={typed.carrier}
              error={errors.carrier}
              autoFocus
            />
            <datalist id="carriers">
              {['DHL', 'FedEx', 'UPS', 'USPS'].map(carrier => (
                <option key={carrier} value={carrier} />
              ))}
            </datalist>
            <TextBox
              label={texts.tracking}
              name="tracking"
              defaultValue={typed.tracking}
              error={errors.tracking}
            />
            <TextBox
              label={texts.url}
              name="url"
              type="url"
              hint={texts.urlHint}
              defaultValue={typed.url}
              error={errors.url}
            />
          </div>
        </div>
      </DraftForm>
    </>
  )
}

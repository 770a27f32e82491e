import { data } from 'react-router'
import { optionalField } from '#commerce/editing/input/field.server.ts'
import { choiceField, textField } from '#commerce/editing/input/text-fields.server.ts'
import { type CheckedShipment, parsePastedShipments } from '#commerce/orders/fulfillment/pasted-shipments.ts'
import { checkPastedShipments, shipPasted } from '#commerce/orders/fulfillment/ship-pasted.server.ts'
import { staffActor } from '#commerce/values/actor.ts'
import { shipPastedMessages as messages } from '#messages/office/ship-pasted.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import { KeptForm } from '../../ui/form/kept-form.tsx'
import { OfficeField } from '../../ui/form/office-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/ship-pasted-page.ts'
import styles from './ship-pasted.module.css'

const fields = {
  lines: optionalField(textField({ max: 30_000, lines: true }), ''),
  sends: optionalField(choiceField(['yes'])),
}

/** Of both forms: what the second one ships was typed into the first one. */
const draftName = 'ship-pasted'

export const middleware = [allow('orders.pack'), acceptForm(fields)]

export function loader() {
  return null
}

/** Says what each line will do; ships with the second button, which was shown with that. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { request, context } = args
  const { lines, sends } = input.values
  const { db } = context.get(shopContext)
  const checked = await checkPastedShipments(db, parsePastedShipments(lines))
  const ready = checked.filter(line => line.ok)
  if (sends !== 'yes' || ready.length === 0)
    return data(
      { lines, checked, isEmpty: checked.length === 0 },
      { status: checked.length === 0 ? 422 : 200 },
    )
  const actor = staffActor(context.get(staffContext))
  const { shipped, leftOut, changeSet } = await shipPasted(db, ready, { actor, now: new Date() })
  const left = leftOut.map(({ number }) => number)
  const text = messages.shipped(shipped) + (left.length > 0 ? messages.someLeft(left.slice(0, 5)) : '')
  return redirectWithNotice(request, '/office/orders?state=packed', { text, changeSet })
}

export default function ShipPastedPage({ actionData }: Route.ComponentProps) {
  const checked = actionData?.checked ?? []
  const ready = checked.filter(({ ok }) => ok).length
  const error = actionData?.isEmpty ? messages.nothing : undefined
  return (
    <>
      <PageHead title={messages.title} trail={[{ to: '/office/orders', label: messages.back }]} />
      <KeptForm name={draftName} className={styles.form}>
        <OfficeField id="lines" label={messages.lines} hint={messages.hint} error={error}>
          <textarea
            id="lines"
            name="lines"
            className="box"
            rows={8}
            maxLength={30_000}
            placeholder={messages.example}
            defaultValue={actionData?.lines}
            aria-invalid={error ? true : undefined}
            aria-describedby="lines-note"
            spellCheck={false}
          />
        </OfficeField>
        <button type="submit" className={ready > 0 ? 'button outlined' : 'button main'}>
          {messages.check}
        </button>
      </KeptForm>
      {checked.length > 0 && <CheckedLines checked={checked} />}
      {ready > 0 && (
        <KeptForm name={draftName} className={styles.form}>
          <input type="hidden" name="lines" value={actionData?.lines} />
          <p className="soft">{messages.delay}</p>
          <button type="submit" name="sends" value="yes" className="button main" data-key="save">
            {messages.ship(ready)}
          </button>
        </KeptForm>
      )}
    </>
  )
}

/** A row for each pasted line: what will happen, or the reason nothing will. */
function CheckedLines({ checked }: { checked: readonly CheckedShipment[] }) {
  const { columns } = messages
  return (
    <table className={styles.lines}>
      <caption className="visually-hidden">{messages.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.line}</th>
          <th scope="col">{columns.order}</th>
          <th scope="col">{columns.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {checked.map(line => (
          <tr key={line.line}>
            <td className="number">{line.line}</td>
            <td>{line.ok ? line.order.number : line.text}</td>
            <td className={line.ok ? undefined : 'bad'}>{outcomeText(line)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function outcomeText(line: CheckedShipment): string {
  if (!line.ok) return messages.refusals[line.reason](line)
  const { shipment, order } = line
  return messages.ships(shipment.carrier, shipment.trackingNumber, order.email)
}

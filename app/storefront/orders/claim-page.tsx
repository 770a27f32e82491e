import { data, href, Link, redirect } from 'react-router'
import { claimWarranty } from '#commerce/after-sale/warranty/claim-warranty.server.ts'
import {
  type ClaimRefusal,
  lastWarrantyDay,
  maxClaimLength,
  maxOpenClaims,
  minClaimLength,
} from '#commerce/after-sale/warranty/warranty.ts'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import type { Order, OrderLine } from '#commerce/orders/order.ts'
import { promisedPeriods } from '#commerce/orders/promised-periods.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { claimMessages } from '#messages/claims.ts'
import { formatDate } from '#messages/format.ts'
import { orderMessages } from '#messages/orders.ts'
import { sharedMessages } from '#messages/shared.ts'
import { TextAreaField } from '#ui/field/text-area-field.tsx'
import { FieldErrors, FormError, listFieldErrors } from '#ui/notice/form-errors.tsx'
import { withActionHeaders } from '#web/pages/action-headers.ts'
import { countForm } from '#web/requests/count-form.server.ts'
import { readInput, readPathId, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import type { Route } from './+types/claim-page.ts'
import { loadOrder, privatePageHeaders } from './load-order.server.ts'
import styles from './order-form.module.css'
import { acceptOrderForm, orderFields } from './order-form.server.ts'
import { noticePath } from './order-notice.ts'

const fields = { description: typedField({ max: 5000 }), ...orderFields }

export const middleware = [acceptOrderForm(fields)]

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const order = await loadOrder(shop, params.token)
  const line = lineOf(order, params)
  const settings = await shop.settings()
  const { warrantyYears } = promisedPeriods(order, settings)
  if (warrantyYears === 0) throw data(null, { status: 404 })
  const until = lastWarrantyDay(order, warrantyYears, settings.timeZone)
  const name = [line.title, line.options].filter(part => part !== '').join(', ')
  const shown = { name, number: order.number, until, formKey: newToken() }
  return data(shown, { headers: privatePageHeaders })
}

export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { description = '', key } = input.values
  const shop = args.context.get(shopContext)
  const order = await loadOrder(shop, args.params.token)
  const line = lineOf(order, args.params)
  const typed = { description, key: key ?? newToken() }
  const reject = (errors: { form?: string; field?: string }, status: number, headers = {}) =>
    data({ errors, typed }, { status, headers: { ...privatePageHeaders, ...headers } })
  // Without a key, a form that is sent twice would be two claims.
  if (key === undefined) return reject({ form: orderMessages.staleForm }, 400)
  const wait = await countForm(args.context, 'emails')
  if (wait > 0)
    return reject({ form: sharedMessages.tooManyAttempts({ seconds: wait }) }, 429, {
      'Retry-After': String(wait),
    })
  const claim = { orderLineId: line.id, description, key }
  const claimed = await claimWarranty(shop.db, order, claim, new Date())
  if (!claimed.ok) return reject(claimErrors(claimed.reason), 400)
  return redirect(noticePath(args.params.token, 'claim-received', '#claims'), 303)
}

/** Throws a 404 if the order has no such line. */
function lineOf({ lines }: Order, params: Route.LoaderArgs['params']): OrderLine {
  const id = readPathId(params.line)
  const line = lines.find(line => line.id === id)
  if (!line) throw data(null, { status: 404 })
  return line
}

function claimErrors(reason: ClaimRefusal): { form?: string; field?: string } {
  const limits = { min: minClaimLength, max: maxClaimLength, maxOpen: maxOpenClaims }
  const text = claimMessages.refusals[reason](limits)
  return reason === 'too-short' || reason === 'too-long' ? { field: text } : { form: text }
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData && { title: claimMessages.titleFor(loaderData) })
}

export default function ClaimPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name, number, until, formKey } = loaderData
  const { typed, errors = {} } = actionData ?? {}
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{claimMessages.title}</h1>
      <p>
        {until === undefined
          ? claimMessages.item({ name, number })
          : claimMessages.itemUntil({ name, number, date: formatDate(until) })}
      </p>
      <form method="post" className={styles.form} noValidate>
        <input type="hidden" name="key" value={typed?.key ?? formKey} />
        {errors.form !== undefined && <FormError title={errors.form} />}
        <FieldErrors errors={listFieldErrors(['description'], { description: errors.field })} />
        <TextAreaField
          id="description"
          name="description"
          label={claimMessages.description}
          note={claimMessages.whereWeReply}
          minLength={minClaimLength}
          maxLength={maxClaimLength}
          defaultValue={typed?.description}
          error={errors.field}
        />
        <div className={styles.buttons}>
          <button type="submit" className="button">
            {claimMessages.submit}
          </button>
          <Link className="button quiet" to={href('/orders/:token', { token: params.token })}>
            {orderMessages.backToOrder}
          </Link>
        </div>
      </form>
    </div>
  )
}

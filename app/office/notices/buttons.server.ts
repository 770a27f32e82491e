import { generatePath, type MiddlewareFunction } from 'react-router'
import type { InputFields, InputValues } from '#commerce/editing/input/field.server.ts'
import type { InputErrors } from '#commerce/editing/input/input-error.ts'
import type { Permission } from '#commerce/people/staff/role.ts'
import type { SignedInStaff } from '#commerce/people/staff/signed-in-staff.ts'
import { type Actor, staffActor } from '#commerce/values/actor.ts'
import type { Db } from '#db/schema/schema.ts'
import type { FormMiddleware, RouteRequest } from '#web/requests/accept-form.server.ts'
import { formsBelow } from '#web/requests/forms-below.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { allow, type PermissionMiddleware } from '#web/staff/allow.server.ts'
import { redirectWithNotice } from './notice.server.ts'
import type { Notice } from './notice.ts'

/** The page on which buttons stand, and what they change: `One`, such as an order. */
interface ButtonPage<One> {
  /** The pattern of its address. */
  path: string
  /** Throws a 404 if there's none. */
  load?(shop: Shop, params: RouteRequest['params']): Promise<One>
  /** Where the page of a refused form leads. */
  leadsTo?(params: RouteRequest['params']): { to: string; label: string }
}

interface Press<One, Fields extends InputFields> {
  shop: Shop
  db: Db
  one: One
  request: Request
  /** The address of the button. */
  url: URL
  /** The parameters of the address. */
  params: Readonly<Record<string, string>>
  values: InputValues<Fields>
  staff: SignedInStaff
  /** Who pressed it, and when. */
  by: { actor: Actor; now: Date }
  /** The origin of a change that needs no reason. */
  origin: { actor: Actor; now: Date; reason: ''; cause: 'form' }
}

/** The notice on the next page, with the change set that Undo takes back. Without `to`, that is the button's own page. */
type Said = string | (Notice & { to?: string })

/** Or another answer than a notice. */
type Pressed = Said | Response

interface Button<One, Fields extends InputFields> {
  may: Permission
  /** Whether it takes a proof of the last ten minutes. */
  fresh?: true
  fields?: Fields
  /** The notice about input that can't be read. Without one, the page of a refused form. */
  refuse?: (
    errors: InputErrors,
    press: Omit<Press<One, never>, 'values'>,
  ) => Pressed | undefined | Promise<Pressed>
  press(press: Press<One, Fields>): Promise<Pressed>
}

/** A button of any fields. */
interface AnyButton<One> extends Omit<Button<One, InputFields>, 'press'> {
  press(press: Press<One, never>): Promise<Pressed>
}

interface ButtonRoutes {
  middleware: [PermissionMiddleware, FormMiddleware]
  action(args: RouteRequest): Response | Promise<Response>
}

interface ButtonsOf<One> {
  /** Checks the types of one button. */
  button<const Fields extends InputFields = Record<never, never>>(button: Button<One, Fields>): AnyButton<One>
  /** The middleware and action of the routes of these buttons, by their address below the page's. */
  routesOf(buttons: Readonly<Record<string, AnyButton<One>>>): ButtonRoutes
}

/**
 * Buttons that change one thing and lead back to its page with a notice. Each also has its line in `routes.ts`. What a button declares is
 * read by the server before it reads a body, by the guard of the office, and by the action.
 */
export function buttonsOf<One = undefined>(page: ButtonPage<One>): ButtonsOf<One> {
  return { button: button => button, routesOf: buttons => routesOf(page, buttons) }
}

function routesOf<One>(
  page: ButtonPage<One>,
  buttons: Readonly<Record<string, AnyButton<One>>>,
): ButtonRoutes {
  const { path, leadsTo } = page
  const guarded = Object.entries(buttons).map(([name, button]) => {
    const guard = allow(button.may, button.fresh ? { fresh: true } : {})
    const answer = (args: RouteRequest) => pressButton(page, button, args)
    return [name, { fields: button.fields ?? {}, guard, answer }] as const
  })
  const { at, middleware, action } = formsBelow(path, Object.fromEntries(guarded), leadsTo ? { leadsTo } : {})
  const guard: MiddlewareFunction<Response> = (route, next) => at(route.url.pathname).guard(route, next)
  const rulesAt = (pathname: string) => at(pathname).guard.rulesAt(pathname)
  return { middleware: [Object.assign(guard, { rulesAt }), ...middleware], action }
}

async function pressButton<One>(
  { path, load }: ButtonPage<One>,
  { fields = {}, refuse, press }: AnyButton<One>,
  args: RouteRequest,
): Promise<Response> {
  const { request, context } = args
  const params = args.params as Record<string, string>
  const input = await readInput(args, fields)
  if (!input.ok && !refuse) return refuseInput(args)
  const shop = context.get(shopContext)
  const one = (await load?.(shop, params)) as One
  const staff = context.get(staffContext)
  const by = { actor: staffActor(staff), now: new Date() }
  const origin = { ...by, reason: '', cause: 'form' } as const
  const pressed = { shop, db: shop.db, one, request, url: new URL(request.url), params, staff, by, origin }
  const said = input.ok
    ? await press({ ...pressed, values: input.values as never })
    : await refuse!(input.errors, pressed)
  if (said === undefined) return refuseInput(args)
  if (said instanceof Response) return said
  const { to = generatePath(path, params), ...notice } = typeof said === 'string' ? { text: said } : said
  return redirectWithNotice(request, to, notice)
}

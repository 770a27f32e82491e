import type { MiddlewareFunction } from 'react-router'
import { type Actor, staffActor } from '../../commerce/actor.ts'
import type { InputFields, InputValues } from '../../commerce/input/field.server.ts'
import type { InputErrors } from '../../commerce/input/input-error.ts'
import type { Permission } from '../../commerce/staff/role.ts'
import type { Db } from '../../db/schema/schema.ts'
import { acceptForm, type FormMiddleware, type RouteRequest } from '../../web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { allow, type PermissionMiddleware } from '../../web/staff/allow.server.ts'
import { redirectWithNotice } from './notice.server.ts'
import type { Notice } from './notice.ts'

/** The page on which buttons stand, and what they change: `One`, such as an order. */
interface ButtonPage<One> {
  /** The pattern of its address, with the parameters of `load`. */
  path: string
  /** Throws a 404 if there's none. */
  load(db: Db, params: RouteRequest['params']): Promise<One>
  /** Where pressing leads. */
  addressOf(one: One): string
  /** Where the page of a refused form leads. */
  leadsTo(params: RouteRequest['params']): { to: string; label: string }
}

interface Press<One, Fields extends InputFields> {
  db: Db
  one: One
  /** The parameters of the address. */
  params: Readonly<Record<string, string>>
  values: InputValues<Fields>
  /** Who pressed it, and when. */
  by: { actor: Actor; now: Date }
}

interface Button<One, Fields extends InputFields> {
  may: Permission
  /** Whether it takes a proof of the last ten minutes. */
  fresh?: true
  fields?: Fields
  /** The notice about input that can't be read. Without it, the page of a refused form. */
  refuse?: (errors: InputErrors) => string
  /** Returns the notice: a text, with the change set that Undo takes back. */
  press(press: Press<One, Fields>): Promise<string | Notice>
}

/** A button of any fields. */
interface AnyButton<One> extends Omit<Button<One, InputFields>, 'press'> {
  press(press: Press<One, never>): Promise<string | Notice>
}

interface ButtonRoutes {
  middleware: [PermissionMiddleware, FormMiddleware]
  action(args: RouteRequest): Promise<Response>
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
export function buttonsOf<One>(page: ButtonPage<One>): ButtonsOf<One> {
  return { button: button => button, routesOf: buttons => routesOf(page, buttons) }
}

function routesOf<One>(
  page: ButtonPage<One>,
  buttons: Readonly<Record<string, AnyButton<One>>>,
): ButtonRoutes {
  const guarded = Object.entries(buttons).map(([path, button]) => ({
    ...button,
    isAt: matcher(`${page.path}/${path}`),
    guard: allow(button.may, button.fresh ? { fresh: true } : {}),
  }))
  const at = (pathname: string) => {
    const found = guarded.find(({ isAt }) => isAt(pathname))
    if (!found) throw new Error(`Below ${page.path}, a route has no button.`)
    return found
  }
  const guard: MiddlewareFunction<Response> = (route, next) => at(route.url.pathname).guard(route, next)
  const rulesAt = (pathname: string) => at(pathname).guard.rulesAt(pathname)
  const form = acceptForm(pathname => at(pathname).fields ?? {}, { leadsTo: page.leadsTo })
  return {
    middleware: [Object.assign(guard, { rulesAt }), form],
    action: args => pressButton(page, at(new URL(args.request.url).pathname), args),
  }
}

async function pressButton<One>(
  page: ButtonPage<One>,
  { fields = {}, refuse, press }: AnyButton<One>,
  args: RouteRequest,
): Promise<Response> {
  const { request, context, params } = args
  const input = await readInput(args, fields)
  if (!input.ok && !refuse) return refuseInput(args)
  const { db } = context.get(shopContext)
  const one = await page.load(db, params)
  const by = { actor: staffActor(context.get(staffContext).name), now: new Date() }
  const said = input.ok
    ? await press({
        db,
        one,
        params: params as Press<One, never>['params'],
        values: input.values as never,
        by,
      })
    : refuse!(input.errors)
  return redirectWithNotice(request, page.addressOf(one), typeof said === 'string' ? { text: said } : said)
}

/** Whether a path, also of the router's data, has this pattern. */
function matcher(pattern: string): (pathname: string) => boolean {
  const parts = pattern.split('/').map(part => (part.startsWith(':') ? '[^/]+' : part))
  const expression = new RegExp(`^${parts.join('/')}(\\.data)?/?$`, 'i')
  return pathname => expression.test(pathname)
}

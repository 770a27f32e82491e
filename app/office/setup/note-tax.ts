import { choiceField } from '../../commerce/input/text-fields.server.ts'
import { deleteSetupNote, saveSetupNote } from '../../commerce/setup/setup-store.server.ts'
import { setupMessages as texts } from '../../messages/office/setup.ts'
import { acceptForm } from '../../web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '../../web/requests/read-input.server.ts'
import { shopContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/note-tax.ts'

const fields = { answer: choiceField(['yes', 'no']) }

export const middleware = [allow('settings.edit'), acceptForm(fields)]

/** Notes that the shop charges no tax, or that it does. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { db } = args.context.get(shopContext)
  const isYes = input.values.answer === 'yes'
  if (isYes) await saveSetupNote(db, 'setup_untaxed_at', new Date().toISOString())
  else await deleteSetupNote(db, 'setup_untaxed_at')
  return redirectWithNotice(args.request, '/office/setup', { text: isYes ? texts.untaxed : texts.taxed })
}

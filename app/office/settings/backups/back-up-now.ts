import { requestBackup } from '../../../commerce/backups/backup-state-store.server.ts'
import { officeBackupMessages as texts } from '../../../messages/office/backups.ts'
import { acceptForm } from '../../../web/requests/accept-form.server.ts'
import { onlyFormsHere } from '../../../web/requests/only-forms-here.ts'
import { shopContext } from '../../../web/shop/context.ts'
import { allow } from '../../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import type { Route } from './+types/back-up-now.ts'

export const middleware = [allow('settings.edit'), acceptForm({})]

export const loader = onlyFormsHere

/** Asks the job for a backup. */
export async function action({ request, context }: Route.ActionArgs) {
  await requestBackup(context.get(shopContext).db, new Date())
  return redirectWithNotice(request, '/office/settings/backups', { text: texts.started })
}

import { requestBackup } from '#commerce/running/backups/backup-state-store.server.ts'
import { officeBackupMessages as texts } from '#messages/office/backups.ts'
import { onlyFormsHere } from '#web/requests/only-forms-here.ts'
import { buttonsOf } from '../../notices/buttons.server.ts'

const { button, routesOf } = buttonsOf({ path: '/office/settings/backups' })

const buttons = routesOf({
  now: button({
    may: 'settings.edit',
    press: async ({ db, by }) => {
      await requestBackup(db, by.now)
      return texts.started
    },
  }),
})

export const middleware = buttons.middleware
export const loader = onlyFormsHere
export const action = buttons.action

import { setTimeout } from 'node:timers/promises'
import { fixNames } from '#commerce/running/doctor/fix.ts'
import { applyFix } from '#commerce/running/doctor/fixes.server.ts'
import { doctorMessages as texts } from '#messages/office/doctor.ts'
import { buttonsOf } from '../notices/buttons.server.ts'
import { fixNotice } from './fix-notice.ts'
import { testRecipient } from './test-recipient.server.ts'

/** How long a form waits; a large shop takes longer. In milliseconds. */
const maxWait = 5000

const { button, routesOf } = buttonsOf({ path: '/office/doctor' })

const buttons = routesOf({
  check: button({
    may: 'settings.edit',
    press: async ({ shop }) => {
      const checking = shop.doctor.checkNow().then(() => true)
      // The next page says what it found, even if it fails by then.
      checking.catch(() => {})
      const isDone = await Promise.race([checking, setTimeout(maxWait, false, { ref: false })])
      return isDone ? texts.checked : texts.goesOn
    },
  }),
  ':fix': button({
    may: 'settings.edit',
    press: async ({ shop, params, staff, by }) => {
      const name = fixNames.find(one => one === params.fix)
      if (!name) throw new Response(null, { status: 404 })
      const email = await testRecipient(shop, staff)
      if (name === 'send-email' && email === '') return texts.noAddress
      const fixed = await applyFix(shop.doctor, name, { ...by, reason: texts.reasons.stock, email })
      return { text: fixNotice(name, fixed, email), changeSet: fixed.changeSet ?? null }
    },
  }),
})

export const middleware = buttons.middleware
export const action = buttons.action

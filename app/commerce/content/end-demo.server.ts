import type { Db } from '#db/schema/schema.ts'
import { causeBy } from '../editing/changes/change-set.ts'
import { changeSettings } from '../running/settings/change-settings.server.ts'
import type { Actor } from '../values/actor.ts'

// The rows stay, so that nothing that loads the demo again brings them back.
const endedDemoSettings = { demo_notice: '', test_payments: 'off' }

/** Makes a demo shop a real one: without the bar above its pages, and from its next start without test payments. */
export async function endDemo(db: Db, { actor, now }: { actor: Actor; now: Date }): Promise<void> {
  const changed = await changeSettings(
    db,
    { actor, reason: '', cause: causeBy(actor), now },
    endedDemoSettings,
  )
  if (!changed.ok) throw new Error(`the demo can't be ended: ${JSON.stringify(changed.errors)}`)
}

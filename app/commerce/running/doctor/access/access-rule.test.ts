import { expect, it } from 'vitest'
import { doctorMessages } from '#messages/office/doctor.ts'
import { showEvidence } from '#messages/office/show-evidence.server.ts'
import { judgeAccess } from './access-rule.ts'

const open = { hasProof: false, recoveryCodes: 0 }
const secured = { hasProof: true, recoveryCodes: 8 }

it.each([
  [[open], 'The shop only runs on this computer, so owners need no passkey or app yet.'],
  [[open, secured], 'The shop only runs on this computer, so owners need no passkey or app yet.'],
  [[secured], 'The owner signs in safely.'],
  [[secured, secured], 'All owners sign in safely.'],
])('says on this computer alone of %j: %s', (owners, text) => {
  const { findings, facts } = judgeAccess(owners, true)
  expect(findings).toEqual([])
  expect(doctorMessages.works.access(showEvidence(facts))).toBe(text)
})
